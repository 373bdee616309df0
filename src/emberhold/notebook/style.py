"""How a still drawing looks: the colours of the web table, light and dark.

Where there is a frame with the board before it, it is not seen.
"""

from __future__ import annotations

SEATS = ("#c0392b", "#2d7dd2", "#3c9d4e", "#b58900", "#7a4fa3", "#5f6f7f")
"""The colours of players' figures."""

STYLE = """
.emberhold-board+.emberhold{display:none}
.emberhold{--ink:#2b2620;--paper:#fbf7ef;--line:#d9cdb8;font:13px/1.4 system-ui,sans-serif;
color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:10px;
padding:10px;max-width:1100px}
@media (prefers-color-scheme:dark){.emberhold{--ink:#eee6d8;--paper:#1f1b17;--line:#4a4137}}
.emberhold .head{display:flex;gap:1em;align-items:baseline;margin-bottom:6px}
.emberhold .head b{font-size:15px}.emberhold .head i{margin-left:auto;opacity:.6}
.emberhold .asked{margin:6px 0}.emberhold .option{display:inline-block;border:1px solid #b07a2b;
border-radius:12px;padding:1px 9px;margin:2px}
.emberhold .areas{display:flex;flex-wrap:wrap;gap:8px}
.emberhold .area{flex:1 1 260px;border:1px solid var(--line);border-radius:8px;padding:6px 8px}
.emberhold .area.wide{flex-basis:100%}.emberhold .area.active{border:2px solid #b07a2b}
.emberhold h4{margin:0 0 4px;font-size:13px}.emberhold h4 span,.emberhold em span{font-weight:400;
opacity:.75}.emberhold .zone{margin:3px 0}.emberhold em{display:block;font-size:11px;opacity:.8}
.emberhold .tile{display:inline-block;vertical-align:top;border:1px solid;border-left-width:4px;
border-radius:5px;padding:2px 7px;margin:2px;max-width:180px}
.emberhold .tile{border-color:#8a7f6d}.emberhold .gem{border-color:#3f8f8a}
.emberhold .relic{border-color:#b07a2b}.emberhold .spell{border-color:#7a4fa3}
.emberhold .attack,.emberhold .phoenixborn{border-color:#b8402f}
.emberhold .minion,.emberhold .acolyte,.emberhold .enemy{border-color:#8c2f39}
.emberhold .power{border-color:#c0602a}.emberhold .ally{border-color:#3f7fa8}
.emberhold .conjuration{border-color:#4f8f4f}
.emberhold .tile small{display:block;font-size:10.5px;opacity:.75}
.emberhold .tile.back{background:repeating-linear-gradient(45deg,#6b5b45,#6b5b45 4px,#57493a 4px,
#57493a 8px);color:#fff;min-width:24px;border-color:#57493a}
.emberhold svg{width:100%;max-height:560px}.emberhold svg line{stroke:var(--line);stroke-width:3}
.emberhold svg rect{fill:var(--paper);stroke:#8a7f6d;stroke-width:2}
.emberhold svg text{fill:var(--ink);text-anchor:middle}
.emberhold .log{margin-top:8px;font-size:12px;opacity:.8}
""".replace("\n", "")
