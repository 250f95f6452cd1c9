// Reading TypeScript sources as syntax trees, for the checks.
import { parseSync } from 'vite';

/** @typedef {{ type: string, start: number, [part: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
export const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All nodes of a tree, in source order. @param {unknown} tree @returns {Generator<Node>} */
export function* nodes(tree) {
  if (Array.isArray(tree)) {
    for (const part of tree) yield* nodes(part);
  } else if (isNode(tree)) {
    yield tree;
    for (const part of Object.values(tree)) yield* nodes(part);
  }
}

/** @param {string} path @param {string} source */
export function syntax(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  return program;
}

/** @param {string} source @param {Node} node */
export const lineOf = (source, node) => source.slice(0, node.start).split('\n').length;
