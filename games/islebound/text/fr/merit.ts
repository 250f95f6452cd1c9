import { figures, list } from '@skerry/speech/fr';
import { namesOf } from '../context.ts';
import { type CrewChange, meritsIn } from '../merit.ts';
import { amount, amounts, CREW, chances, points } from './grammar.ts';

const names = namesOf('fr');

const DOES: { readonly [C in CrewChange]: string } = {
  hired: 'recrute',
  rested: 'repose',
  healed: 'soigne',
  exhausted: 'utilise',
  injured: 'blesse',
};

export const merit = meritsIn({
  brings: (things) => `rapporte ${amounts(things)}`,
  costs: (things) => `coûte ${amounts(things)}`,
  points: (n) => `${n > 0 ? '+' : '−'}${points(Math.abs(n))}`,
  town: 'la ville devient vôtre',
  attack: (spoils, odds) => `pour la ville et ${amount(spoils, 'coin')} : ${chances(odds)}`,
  builds: (buildings, context) => `construit : ${list(buildings.map((building) => names.building(context, building)))}`,
  crew: (what, n) => `${DOES[what]} ${figures(n, CREW)}`,
});
