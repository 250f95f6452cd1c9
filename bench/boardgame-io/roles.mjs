import { ALL_AROUND, ORTHOGONAL, SPACES } from './island.mjs';

const around = (role) => (role === 'Explorer' ? ALL_AROUND : ORTHOGONAL);

export const existing = (water) => SPACES.filter((space) => water[space] !== 'missing');

export const flooded = (water) => SPACES.filter((space) => water[space] === 'flooded');

export function walks(water, role, from) {
  if (role === 'Diver') return dives(water, from);
  return around(role)[from].filter((to) => water[to] !== 'missing');
}

// FI-31: a dry tile ends the chain; a missing space is passed but is no place to stop.
function dives(water, from) {
  const chain = [from];
  const seen = new Set(chain);
  const ends = [];
  for (const space of chain) {
    for (const to of ORTHOGONAL[space]) {
      if (seen.has(to)) continue;
      seen.add(to);
      if (water[to] !== 'missing') ends.push(to);
      if (water[to] !== 'dry') chain.push(to);
    }
  }
  return ends;
}

export const flights = (water, from) => existing(water).filter((to) => to !== from);

// FI-38: only the guided Diver may cross a missing space between the two steps.
export function guidedWalks(water, role, from) {
  const ends = new Set();
  for (const first of around(role)[from]) {
    const missing = water[first] === 'missing';
    if (missing && role !== 'Diver') continue;
    if (!missing) ends.add(first);
    for (const second of around(role)[first]) {
      if (water[second] !== 'missing' && second !== from) ends.add(second);
    }
  }
  return [...ends];
}

export const shoreable = (water, role, from) =>
  [from, ...around(role)[from]].filter((space) => water[space] === 'flooded');

export function swims(water, role, from) {
  if (role === 'Pilot') return existing(water);
  if (role === 'Diver') return nearest(water, from);
  return around(role)[from].filter((to) => water[to] !== 'missing');
}

// FI-102: steps are counted through missing spaces.
function nearest(water, from) {
  const seen = new Set([from]);
  let ring = [from];
  while (ring.length > 0) {
    ring = ring.flatMap((space) => ORTHOGONAL[space]).filter((to) => !seen.has(to) && seen.add(to));
    const tiles = ring.filter((to) => water[to] !== 'missing');
    if (tiles.length > 0) return tiles;
  }
  return [];
}
