const SVG = 'http://www.w3.org/2000/svg';

/** A drawing by its address, as an element by itself: what a fact names is never read as markup. */
export function svgUse(address: string, viewBox: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', address);
  svg.append(use);
  return svg;
}
