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

/** A file as a tree, and what it imports and exports; the tree is made when it is looked at. @param {string} path @param {string} source */
export function parsed(path, source) {
  const result = parseSync(path, source);
  if (result.errors[0]) throw new Error(`${path} cannot be read: ${result.errors[0].message}`);
  return result;
}

/** @param {string} path @param {string} source */
export const syntax = (path, source) => parsed(path, source).program;

/** @param {string} source @param {{ start: number }} node */
export const lineOf = (source, node) => source.slice(0, node.start).split('\n').length;
