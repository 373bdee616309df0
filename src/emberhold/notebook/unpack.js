// Inside the frame of a notebook: unpack the board of the web and let it run. Whatever it asks the server for is
// answered from what came with it, and the drawing that is seen first goes as soon as the board is there.
(async () => {
  const unpacked = (id) => {
    const letters = atob(document.getElementById(id).textContent);
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
  };
  const [page, table] = await Promise.all([unpacked("page"), unpacked("table")]);
  const answers = { ...page.answers, ...table.answers };

  window.fetch = async (address) => {
    const path = String(address).split("?", 1)[0];
    return path in answers ? Response.json(answers[path]) : Response.json({}, { status: 404 });
  };
  const arrived = new MutationObserver(() => {
    arrived.disconnect();
    document.getElementById("first").remove();
  });
  arrived.observe(document.getElementById("board"), { childList: true });
  const put = (tag, told) => document.head.append(Object.assign(document.createElement(tag), told));
  put("style", { textContent: page.styles });
  put("script", { type: "application/json", id: "pictures", textContent: JSON.stringify(table.pictures) });
  put("script", { textContent: page.script });
})();
