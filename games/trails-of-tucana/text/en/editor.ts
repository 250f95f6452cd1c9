import { capital, figures, possessive } from '@skerry/speech/en';
import { editorWords } from '../editor.ts';
import { names } from './names.ts';

export const editor = editorWords({
  names,
  capital,
  panels: {
    cards: { title: 'The turn’s cards' },
    sheets: { title: 'Sheets', note: 'choose whose is on the chart' },
    villages: { title: 'Villages', note: 'clockwise' },
    bonuses: { title: 'Bonus cards won' },
    sums: { title: 'Sums of the rounds' },
  },
  dials: {
    terrain: 'Terrain',
    round: 'Round',
    turn: 'Turn',
    drawn: 'Trail',
    letter: 'Letter',
    bonus: 'Bonus',
    sum: 'Sum',
  },
  drawn: { yes: 'drawn', no: 'not drawn' },
  turn: 'Round and turn',
  card: (nth) => (nth === 1 ? 'First card' : 'Second card'),
  sheet: (name) => `${possessive(name)} sheet`,
  trail: (from, to) => `Trail from ${from} to ${to}`,
  village: (nth) => `Village ${nth}`,
  letterBonus: (letter) => `Bonus for ${letter}`,
  sightBonus: (sights) => `Bonus for the ${sights}`,
  sum: (round) => `After round ${round}`,
  points: (points) => (points === 0 ? 'none' : figures(points, 'point')),
  pileSum: (pile, shown) => `${pile + shown} terrain cards: ${pile} in the pile, ${shown} shown.`,
  sheetSum: (name, trails, pairs, sights) =>
    `${name}: ${figures(trails, 'trail')}, ${figures(pairs, 'pair')} of villages, ${figures(sights, 'point')} for sights.`,
});
