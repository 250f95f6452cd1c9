import type { Faults } from '../context.ts';
import { names } from './names.ts';

export const faults: Faults = {
  falls: () => 'ce nombre est plus petit que le précédent ; les valeurs montent de gauche à droite.',
  unevenKinds: () => 'certaines curiosités ont deux valeurs et d’autres trois ; il en faut autant pour toutes.',
  badStart: ({ most }) => `une ligne commence par la place de sa première case, de 1 à ${most}, suivie de deux-points.`,
  unknownHex: ({ hex }) =>
    `« ${hex} » n’est pas une case. Écrivez D, F, M ou W, puis rien, une curiosité (o, b, t, y, m) ou un village (1 à 10) ; écrivez - pour un vide.`,
  wrongRow: ({ have, most }) => `une ligne compte de 1 à ${most} cases, et non ${have}.`,
  rowsInLine: () =>
    'cette ligne commence juste sous la précédente ; les lignes sont décalées d’une demi-case, tantôt paires, tantôt impaires.',
  wrongVillage: ({ village, have }) =>
    have === 0 ? `le village ${village} manque.` : `le village ${village} figure ${have} fois.`,
  wrongSights: ({ sight, have, wanted }) =>
    `${wanted} valeurs (${names.sights[sight].one}), mais ${have} sur la carte.`,
  apart: ({ hex }) => `aucun sentier ne mène de la première case à ${hex} ; une île doit être d’un seul tenant.`,
  tooFewTrails: ({ have, least }) =>
    `on ne peut tracer que ${have} sentiers ; il en faut ${least}, un par tour et par sentier bonus.`,
};
