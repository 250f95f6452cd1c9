/** The picture of a result as a bitmap. An SVG image loads nothing external, so everything it uses is inlined. */
const WIDTH = 1200;
const HEIGHT = 630;

export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(HEIGHT));
  await inlineDrawings(copy);
  inlinePatterns(copy);
  copy.prepend(styleElement(`${await fontFaces()}\n:root, svg { ${variables(svg)} }\n${rulesFor(svg)}`));
  const source = new XMLSerializer().serializeToString(copy);
  return rasterised(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`);
}

/** Fetches and inlines drawings used from another file. */
async function inlineDrawings(copy: SVGSVGElement): Promise<void> {
  const uses = [...copy.querySelectorAll('use')];
  const files = new Map<string, Promise<Document>>();
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  for (const use of uses) {
    const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    if (file === '') continue;
    if (!files.has(file)) files.set(file, fetchSvg(file));
    const drawing = (await files.get(file))?.getElementById(id);
    if (drawing && defs.querySelector(`[id="${CSS.escape(id)}"]`) === null)
      defs.append(document.importNode(drawing, true));
    use.setAttribute('href', `#${id}`);
  }
  copy.prepend(defs);
}

async function fetchSvg(address: string): Promise<Document> {
  const answer = await fetch(address);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
}

function inlinePatterns(copy: SVGSVGElement): void {
  const used = new Set([...copy.outerHTML.matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].map(([, id]) => id!));
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  for (const id of used) {
    if (copy.querySelector(`[id="${CSS.escape(id)}"]`) !== null) continue;
    const pattern = document.getElementById(id);
    if (pattern !== null) defs.append(pattern.cloneNode(true));
  }
  copy.prepend(defs);
}

function variables(of: Element): string {
  const style = getComputedStyle(of);
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const name of rule.style) if (name.startsWith('--')) names.add(name);
    }
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const values = [...names].map((name) => `${name}: ${style.getPropertyValue(name)};`);
  return `color-scheme: ${scheme}; ${values.join(' ')}`;
}

function rulesFor(svg: SVGSVGElement): string {
  const inside = [svg, ...svg.querySelectorAll('*')];
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSStyleRule && inside.some((element) => element.matches(rule.selectorText)))
    .map(({ cssText }) => cssText)
    .join('\n');
}

async function fontFaces(): Promise<string> {
  const faces: Promise<string>[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule && isNeeded(rule)) faces.push(withData(rule, sheet.href ?? location.href));
    }
  }
  return (await Promise.all(faces)).join('\n');
}

/** Latin letters are enough for the languages of the project. */
function isNeeded(rule: CSSFontFaceRule): boolean {
  const range = rule.style.getPropertyValue('unicode-range');
  return range === '' || /U\+0+-|U\+0-|U\+0000/i.test(range);
}

async function withData(rule: CSSFontFaceRule, base: string): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (address === undefined) return '';
  const answer = await fetch(new URL(address, base));
  const data = await dataAddress(await answer.blob());
  const of = (name: string) => rule.style.getPropertyValue(name);
  return `@font-face { font-family: ${of('font-family')}; font-style: ${of('font-style')}; font-weight: ${of('font-weight')}; src: url(${data}) format("woff2"); }`;
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

function styleElement(css: string): SVGStyleElement {
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = css;
  return style;
}

async function rasterised(address: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('No picture.')) : done(blob)), 'image/png');
  });
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
