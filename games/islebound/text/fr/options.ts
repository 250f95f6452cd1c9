import type { Text } from '../context.ts';

const OFF_OR_ON = { false: 'Non', true: 'Oui' };

export const options: Text['options'] = {
  edition: {
    label: 'Édition',
    help: 'La deuxième édition anglaise, ou l’édition antérieure, en français. Six petites règles les distinguent.',
    values: { en2: 'Deuxième anglaise', fr1: 'Antérieure, française' },
  },
  boards: {
    label: 'Plateaux Mer',
    help: 'La face avancée a d’autres forces et d’autres actions.',
    values: { standard: 'Standard', advanced: 'Avancé' },
  },
  layout: {
    label: 'Disposition',
    help: 'Fixe : toujours la même carte. Aléatoire : les plateaux et les ports changent de place.',
    values: { fixed: 'Fixe', random: 'Aléatoire' },
  },
  first: { label: 'Premier tour', help: 'Au hasard, ou à votre choix.', values: {} },
  trading: {
    label: 'Commerce',
    help: 'Les bateaux d’une même région peuvent échanger marchandises, livres, pirates et serpents de mer.',
    values: OFF_OR_ON,
  },
  closeQuarters: {
    label: 'Proximité',
    help: 'À deux : terminer sur le plateau Mer de l’autre bateau coûte un membre d’équipage Administratif.',
    values: OFF_OR_ON,
  },
  raid: {
    label: 'Abordage',
    help: 'Une action contre un autre bateau de votre région, pour ses pièces.',
    values: OFF_OR_ON,
  },
  sixBuildings: {
    label: 'Six bâtiments',
    help: 'Une piste de six bâtiments ; le premier demande quatre livres.',
    values: OFF_OR_ON,
  },
  architect: {
    label: 'Architecte',
    help: 'Ni livres ni piste de construction : vous choisissez une main secrète de bâtiments et construisez avec elle.',
    values: OFF_OR_ON,
  },
};

export const refusals: Text['refusals'] = {
  closeQuartersNeedsTwo: () => 'Proximité se joue à deux.',
  architectNeedsEn2: () => 'Architecte n’existe que dans la deuxième édition anglaise.',
  architectWithoutSix: () => 'Architecte se joue sans piste de construction, donc sans Six bâtiments.',
};
