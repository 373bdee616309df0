// Inside the frame of a notebook: unpack the board of the web and let it run. Whatever it asks the server for is
// answered from what came with it, and the drawing that is seen first goes as soon as the board is there.
(async () => {
  const told = (id) => document.getElementById(id).textContent;
  const bytes = Uint8Array.from(atob(told("packed")), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { script, styles, answers } = await new Response(unpacked).json();
  Object.assign(answers, JSON.parse(told("answers")));

  window.fetch = async (address) => {
    const path = String(address).split("?", 1)[0];
    return path in answers ? Response.json(answers[path]) : Response.json({}, { status: 404 });
  };
  const arrived = new MutationObserver(() => {
    arrived.disconnect();
    document.getElementById("first").remove();
  });
  arrived.observe(document.getElementById("board"), { childList: true });
  const put = (tag, text) => document.head.append(Object.assign(document.createElement(tag), { textContent: text }));
  put("style", styles);
  put("script", script);
})();
