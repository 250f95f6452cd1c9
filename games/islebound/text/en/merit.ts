import { figures, list } from '@skerry/speech/en';
import { namesOf } from '../context.ts';
import { type CrewChange, meritsIn } from '../merit.ts';
import { amount, amounts, chances, points } from './grammar.ts';

const names = namesOf('en');

const CREW: { readonly [C in CrewChange]: string } = {
  hired: 'hires',
  rested: 'rests',
  healed: 'heals',
  exhausted: 'exhausts',
  injured: 'injures',
};

export const merit = meritsIn({
  brings: (things) => `gives ${amounts(things)}`,
  costs: (things) => `costs ${amounts(things)}`,
  points: (n) => `${n > 0 ? '+' : '−'}${points(Math.abs(n))}`,
  town: 'the town becomes yours',
  attack: (spoils, odds) => `for the town and ${amount(spoils, 'coin')}: ${chances(odds)}`,
  builds: (buildings, context) => `builds ${list(buildings.map((building) => names.building(context, building)))}`,
  crew: (what, n) => `${CREW[what]} ${figures(n, 'crew member')}`,
});
