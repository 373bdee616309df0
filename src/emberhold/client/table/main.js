// @ts-check
/** Opens the table page: words first, then the table, then keys and buttons. */

import { bringGallery } from "../art/emblems.js";
import { openAim } from "../shared/aim.js";
import { fill, loadWords } from "../common/words.js";
import { byId, setAttribute } from "../common/dom.js";
import { keepPresses } from "../common/pressing.js";
import { watchKeys } from "../board/facts.js";
import { stayAwake } from "./awake.js";
import { leaveByBack } from "./back.js";
import { bringGists } from "../board/cards/gist.js";
import { listen } from "./keyboard.js";
import { dressButtons } from "./menu/menu.js";
import { TablePage } from "./page.js";

const root = document.documentElement;

async function open() {
  keepPresses();
  const { game = "", table = "" } = root.dataset;
  await Promise.all([loadWords(root.lang), bringGallery(game), bringGists(game, table)]);
  fill(document);
  dressButtons();
  const page = new TablePage(table, game);
  watchKeys();
  buttons(page);
  listen({
    number: (number) => (page.asking.choosing.isOpen ? page.asking.choosing : page.asking.prompt).focusNumber(number),
    things: () => page.things(),
    lit: () => page.things().filter((element) => element.classList.contains("legal")),
    later: (element) => page.asking.clicks.later(element),
    telling: () => page.telling.story.playing,
    letters: {
      a: () => page.asking.prompt.toggleSheet(),
      u: () => page.asking.answering.undo(),
      h: () => void page.asking.answering.hint(),
      w: () => page.telling.why(),
      l: () => page.side.toggle("log"),
      r: () => page.side.toggle("rules"),
      o: () => page.asking.odds.toggle(),
      t: () => page.talk?.open(),
      m: () => page.state && page.menu.open(page.state),
      p: () => (page.asking.choosing.isOpen ? page.asking.choosing : page.asking.prompt).focus(),
      z: () => document.activeElement && void page.zoom.open(document.activeElement),
      "?": () => page.menu.openHelp(),
      s: () => page.telling.story.finish(),
      " ": () => page.telling.story.next(),
      Escape: () =>
        page.telling.story.playing
          ? page.telling.story.finish()
          : page.past
            ? page.lookingBack.present()
            : page.asking.advice.leave() || page.asking.prompt.closeSheet(),
    },
  });
  leaveByBack(page.side);
  stayAwake();
  page.start();
}

/** @param {TablePage} page */
function buttons(page) {
  byId("open-menu").addEventListener("click", () => page.state && page.menu.open(page.state));
  byId("open-aim").addEventListener("click", () => openAim(page.game));
  byId("hint").addEventListener("click", () => void page.asking.answering.hint());
  // Until somebody listens they are disabled, so that no press is lost; the menu waits for the table itself.
  for (const id of ["open-aim", "open-log", "open-rules", "open-talk"]) setAttribute(byId(id), "disabled", null);
}

void open();
