import { escaped } from './plot.ts';

const STYLE = `
:root {
  color-scheme: light dark;
  --table: light-dark(#ddd0b3, #0b0e1c);
  --paper: light-dark(#f8f2e4, #171b30);
  --well: light-dark(#efe5cf, #20253f);
  --ink: light-dark(#1e2433, #f1e7d0);
  --ink-2: light-dark(#474b5a, #cbc2ae);
  --line: light-dark(#bdae8d, #3d4466);
  --wash: light-dark(#8fbcb4, #3f6f72);
  --band: light-dark(#c9dcd5, #24405a);
  --sand: light-dark(#e8cd8e, #b8985c);
  --teal: light-dark(#0d5f63, #6cc7bf);
  --serif: "IM Fell English", "Iowan Old Style", Georgia, serif;
  --sans: "Alegreya Sans", "Gill Sans", Calibri, sans-serif;
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--table); color: var(--ink); font: 17px/1.4 var(--sans); font-feature-settings: "lnum", "tnum"; padding: clamp(16px, 4vw, 56px); }
header, main, footer { max-width: 1120px; margin-inline: auto; }
header { display: flex; gap: 20px; align-items: center; border-bottom: 3px double var(--ink); padding-bottom: 16px; margin-bottom: 24px; }
h1 { font: 400 clamp(36px, 6vw, 52px)/1.12 var(--serif); }
h2 { font: 400 21px/1.2 var(--serif); padding-bottom: 8px; margin-bottom: 14px; border-bottom: 1px solid var(--line); }
.kind, .lead, .note { font-family: var(--serif); font-style: italic; color: var(--ink-2); }
.lead { font-size: 21px; }
.note { font-size: 15px; margin-block: 6px; max-width: 62ch; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 16px; align-items: start; }
.slip { background: var(--paper); padding: 18px 20px; border-radius: 3px; box-shadow: 1px 3px 8px light-dark(#4a3a1c3d, #000a), 0 1px 2px light-dark(#4a3a1c40, #0008); outline: 1px solid var(--line); outline-offset: -5px; height: 100%; }
.wide { grid-column: 1 / -1; }
.large { font: 400 52px/1.1 var(--serif); }
header svg { flex: none; width: clamp(56px, 9vw, 88px); }
.slip svg { display: block; width: 100%; height: auto; margin-top: 8px; overflow: visible; }
.grid { stroke: var(--line); stroke-width: 0.6; }
.axis { stroke: var(--ink); stroke-width: 1; }
.bar { fill: var(--wash); stroke: var(--ink); stroke-width: 0.8; }
.band { fill: var(--band); stroke: var(--wash); stroke-width: 0.8; }
.course { fill: none; stroke: var(--teal); stroke-width: 2.4; stroke-linejoin: round; }
.mark { fill: var(--teal); }
.rock { fill: var(--sand); }
.rock, .ring, .wave { stroke: var(--ink); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
.ring { fill: var(--paper); }
.wave { fill: none; stroke: var(--teal); }
svg text { fill: var(--ink-2); font: 13px var(--sans); }
svg .name { fill: var(--ink); font: 15px var(--serif); }
svg .title { font: italic 14px var(--serif); }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th { font: 15px var(--serif); text-align: start; }
td, thead th:not(:first-child) { text-align: end; }
tr { border-bottom: 1px solid var(--line); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); gap: 10px 20px; margin-bottom: 16px; }
dt { font-size: 13px; color: var(--ink-2); }
dd { overflow-wrap: anywhere; }
pre { background: var(--well); padding: 12px 14px; margin-top: 6px; font: 14px/1.5 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { margin-top: 24px; font-size: 14px; color: var(--ink-2); }
@media (max-width: 480px) { svg text, svg .title { font-size: 16px; } svg .name { font-size: 17px; } }
@media print { body { background: none; padding: 0; } .slip { box-shadow: none; break-inside: avoid; } }
`;

const EMBLEM = `<svg viewBox="0 0 88 88" aria-hidden="true">
<circle class="ring" cx="44" cy="44" r="41"/>
<path class="rock" d="M16 57 30 33l8 10 11-22 23 36Z"/>
<path class="wave" d="M12 60q8-6 16 0t16 0 16 0 16 0M20 69q8-6 16 0t16 0 16 0"/>
</svg>`;

interface Report {
  readonly language: string;
  readonly title: string;
  /** Above the heading. */
  readonly kind: string;
  readonly heading: string;
  readonly lead?: string;
  readonly style?: string;
  readonly slips: readonly string[];
  readonly footer: string;
}

export const reportHtml = ({ language, title, kind, heading, lead, style = '', slips, footer }: Report): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<header>
${EMBLEM}
<div>
<p class="kind">Skerry · ${kind}</p>
<h1>${escaped(heading)}</h1>
${lead === undefined ? '' : `<p class="lead">${escaped(lead)}</p>\n`}</div>
</header>
<main>
${slips.join('\n')}
</main>
<footer>${escaped(footer)}</footer>
</body>
</html>
`;

export const slip = (title: string, content: string, kind = ''): string =>
  `<section class="slip${kind}"><h2>${escaped(title)}</h2>${content}</section>`;
