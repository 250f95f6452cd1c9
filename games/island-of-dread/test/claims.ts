// What a card claims: the same short words are found in its text, in each language, and in what the rules carry out for it.
import { COUNTERS, type Conditions, SKILL_ATTRIBUTES, SKILLS, type Skill } from '../content/vocabulary.ts';
import type { Card, Deed, Power, World } from '../content/world.ts';
import { ATTRIBUTE_NAMES as EN_ATTRIBUTES } from '../text/en/grammar.ts';
import { things as en } from '../text/en/things.ts';
import { ATTRIBUTE_NAMES as FR_ATTRIBUTES } from '../text/fr/grammar.ts';
import { things as fr } from '../text/fr/things.ts';

/** "add 1 exhaustion hero", "roll 2 melee attack", "when beforeMove". */
export type Claims = readonly string[];

// ---- What the rules carry out

/** Of a Challenge's reward the card shows gold, maps and Legendary Items as symbols: its text may leave them out. */
const SYMBOLS = /^(gain \d+ (gold|map|legendary)|win)$/;

/** What a card does, from what play is made of. */
export function claimsOf(world: World, card: Card): { readonly said: Claims; readonly symbols: Claims } {
  const reward = card.reward < 0 ? [] : deedsOf(world, card.reward, '');
  const claims = [
    ...[...card.powers, ...card.text].flatMap((power) => powerClaims(world, power)),
    ...(card.drawn < 0 ? [] : deedsOf(world, card.drawn, '')),
    ...reward.filter((claim) => !SYMBOLS.test(claim)),
  ];
  return { said: tidy(claims), symbols: tidy(reward.filter((claim) => SYMBOLS.test(claim))) };
}

const tidy = (claims: Claims): Claims => [...new Set(claims)].sort();

function powerClaims(world: World, power: Power): string[] {
  const { when, activate, discard, exhaust, limit, if: conditions, list } = power;
  return [
    ...(when === 'static' || when === 'beforeTest' ? [] : [`when ${when}`]),
    ...(activate ? ['activate'] : []),
    ...(discard ? ['discard'] : []),
    ...(exhaust > 0 ? [`pay ${exhaust} exhaustion`] : []),
    ...(limit === undefined ? [] : [`once per ${limit}`]),
    ...conditionClaims(conditions),
    ...(world.lists[list] ?? []).flatMap((deed) => deedClaims(world, deed, '', conditions)),
  ];
}

/** Phase, role, target and skill are told with what they are for; whoever has the gold may pay it. */
function conditionClaims({ voyaging, onLand, round, terrain, tag, deck }: Conditions): string[] {
  return [
    ...(voyaging ? ['at sea'] : []),
    ...(onLand ? ['on land'] : []),
    ...(round === undefined ? [] : ['is' in round ? `round ${round.is}` : `from round ${round.from}`]),
    ...(terrain ?? []).map((each) => `terrain ${each}`),
    ...(tag === undefined ? [] : [`tag ${tag}`]),
    ...(deck ?? []).map((each) => `deck ${each}`),
  ];
}

const deedsOf = (world: World, list: number, branch: string): string[] =>
  (world.lists[list] ?? []).flatMap((deed) => deedClaims(world, deed, branch, {}));

const phasesOf = ({ phase }: Conditions): readonly string[] => phase ?? ['any'];

function deedClaims(world: World, deed: Deed, branch: string, conditions: Conditions): string[] {
  const { role = 'any', target = 'any', skill } = conditions;
  const say = (claim: string): string[] => [branch === '' ? claim : `${branch} ${claim}`];
  switch (deed.do) {
    case 'roll':
      if ('succeed' in deed) return phasesOf(conditions).flatMap((phase) => say(`succeed ${phase} ${role}`));
      if ('again' in deed) return say('roll again');
      if (skill !== undefined) return say(`test ${deed.add} ${skill}`);
      return phasesOf(conditions).flatMap((phase) => say(`roll ${deed.add} ${phase} ${role}`));
    case 'damage':
      if ('dealt' in deed) return phasesOf(conditions).flatMap((phase) => say(`dealt ${deed.dealt} ${phase}`));
      if ('taken' in deed) {
        const least = deed.min === undefined ? '' : ` least ${deed.min}`;
        return phasesOf(conditions).flatMap((phase) => say(`taken ${deed.taken} ${target} ${phase} ${role}${least}`));
      }
      return say('none' in deed ? `no damage${deed.span === undefined ? '' : ' in round 1'}` : 'exhaustion for wounds');
    case 'counters':
      return say(`${'add' in deed ? `add ${deed.add}` : `remove ${deed.remove}`} ${deed.kind} ${deed.who}`);
    case 'stat':
      return say('set' in deed ? `${deed.who} ${deed.stat} = ${deed.set}` : `${deed.who} ${deed.stat} ${deed.add}`);
    case 'gain':
      return say(`gain ${deed.n} ${deed.what}`);
    case 'lose':
      return say(`lose ${deed.n} ${deed.what}`);
    case 'test':
      return [
        ...say(`${deed.skill} against ${deed.difficulty}`),
        ...deedsOf(world, deed.pass, 'pass'),
        ...deedsOf(world, deed.fail, 'fail'),
      ];
    case 'choose':
      return deed.options.flatMap(({ list }) => deedsOf(world, list, branch));
    case 'each':
      return [...say('each on land'), ...deedsOf(world, deed.list, branch)];
    case 'move':
      return say('n' in deed ? `move ${deed.how} ${deed.n}` : `move ${deed.how}`);
    case 'moveDice':
      if ('add' in deed) return say(`dice ${deed.add}`);
      if ('set' in deed) return say(`dice = ${deed.set}`);
      if ('wild' in deed) return deed.wild.flatMap((terrain) => say(`any die ${terrain}`));
      return say('none' in deed ? 'no dice' : 'dice again');
    case 'skip':
    case 'allow':
      return say(`${deed.do} ${deed.what}`);
    case 'toll':
      return say(`toll ${deed.as}`);
    case 'forbid':
      return say(deed.what === 'attack' ? `${deed.who} may not attack` : `nobody sails from ${deed.town}`);
    case 'tile':
      return deed.act === 'remove' ? say(`take ${deed.kind}`) : deed.at.flatMap((at) => say(`tile ${deed.kind} ${at}`));
    case 'price': {
      const least = deed.add < 0 && !deed.first ? ` least ${deed.min}` : '';
      return say(deed.first ? 'first wound free' : `price ${deed.of} ${deed.add}${least}`);
    }
    case 'draw':
      switch (deed.mode) {
        case 'reveal':
          return say(`turn up ${deed.n} ${deed.deck}`);
        case 'eachTown':
          return say(`stacks ${deed.n}`);
        case 'offer':
          return say(`offer ${deed.n} less ${deed.discount}`);
        case 'freeItem':
          return say(`free Item ${deed.n} to ${deed.maxCost}`);
        case 'allyHalfPrice':
          return say('Ally for half');
      }
      break;
    case 'put':
      return say(`put ${deed.where}`);
    case 'end':
      return say('combat ends');
    case 'keep':
    case 'swapMap':
    case 'startPhase':
    case 'replenish':
    case 'win':
      return say(deed.do);
  }
  return [];
}

// ---- What the text says

interface Tongue {
  readonly phases: readonly (readonly [word: RegExp, phase: string])[];
  readonly attack: RegExp;
  readonly defence: RegExp;
  /** What puts the words after it into a branch of a test, and what ends that. */
  readonly branches: readonly (readonly [word: RegExp, branch: string])[];
  readonly words: { readonly [word: string]: string };
  readonly skills: { readonly [name: string]: Skill };
  readonly attributes: { readonly [name: string]: string };
}

const turned = <V extends string>(names: readonly (readonly [V, string])[]): { readonly [name: string]: V } =>
  Object.fromEntries(names.map(([id, name]) => [name, id]));

const TONGUES = {
  en: {
    phases: [
      [/ranged/, 'ranged'],
      [/melee/, 'melee'],
      [/magic/, 'magic'],
    ],
    attack: /attack/,
    defence: /defence/,
    branches: [
      [/Pass: |if you pass, /g, 'pass'],
      [/[Ff]ail: |\d or (?=take|lose|your)/g, 'fail'],
      [/\. Or |In play: /g, ''],
    ],
    words: {
      wound: 'wound',
      wounds: 'wound',
      exhaustion: 'exhaustion',
      'your Hero': 'hero',
      'this Hero': 'hero',
      'your Hero or one of your Allies': 'heroOrAlly',
      'this Hero or one of your Allies': 'heroOrAlly',
      'your Hero and Allies': 'party',
      'your Captain': 'captain',
      'the Captain': 'captain',
      'the Challenge': 'enemy',
      it: 'enemy',
      plains: 'plains',
      sea: 'sea',
      less: '-',
      lower: '-',
      fewer: '-',
      more: '',
      higher: '',
      all: 'all',
      every: 'all',
    },
    skills: turned(SKILLS.map((skill) => [skill, en[skill]!.name])),
    attributes: turned(COUNTERS.map((counter) => [counter, EN_ATTRIBUTES[counter]])),
  },
  fr: {
    phases: [
      [/à distance/, 'ranged'],
      [/corps à corps/, 'melee'],
      [/magi/, 'magic'],
    ],
    attack: /attaque/,
    defence: /défense/,
    branches: [
      [/Réussite\u202f: |en cas de réussite, /g, 'pass'],
      [/[Éé]chec\u202f: |\d,? ou (?=subissez|perdez|votre|il)/g, 'fail'],
      [/\. Ou |En jeu\u202f: /g, ''],
    ],
    words: {
      blessure: 'wound',
      blessures: 'wound',
      fatigue: 'exhaustion',
      fatigues: 'exhaustion',
      'votre Héros': 'hero',
      'ce Héros': 'hero',
      'votre Héros ou à l’un de vos Alliés': 'heroOrAlly',
      'ce Héros ou à l’un de vos Alliés': 'heroOrAlly',
      'votre Héros et de vos Alliés': 'party',
      'votre Capitaine': 'captain',
      'son Capitaine': 'captain',
      'le Défi': 'enemy',
      plaine: 'plains',
      mer: 'sea',
      moins: '-',
      plus: '',
      réduite: '-',
      augmente: '',
      toutes: 'all',
    },
    skills: turned(SKILLS.map((skill) => [skill, fr[skill]!.name])),
    attributes: turned(COUNTERS.map((counter) => [counter, FR_ATTRIBUTES[counter]])),
  },
} satisfies { readonly [language: string]: Tongue };

type Groups = { readonly [name: string]: string };
/** One way to claim something: how each language says it, and what it means. */
interface Saying {
  readonly en: RegExp;
  readonly fr: RegExp;
  means(groups: Groups, tongue: Tongue, before: string, after: string): string | readonly string[];
}

const said = (en: RegExp, fr: RegExp, means: string | readonly string[] | Saying['means']): Saying => ({
  en: new RegExp(en, `${en.flags}g`),
  fr: new RegExp(fr, `${fr.flags}g`),
  means: typeof means === 'function' ? means : () => means,
});

/** Phases and role of a roll or a hit: said before the colon, or after the number. */
function context(tongue: Tongue, before: string, after: string): { phases: readonly string[]; role: string } {
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('+'));
  const led = /: $|\u202f: $/.test(before) ? before.slice(start + 1) : (after.split(/\+|\./)[0] ?? '');
  const phases = tongue.phases.filter(([word]) => word.test(led)).map(([, phase]) => phase);
  const whole = tongue.attack.test(led) || tongue.defence.test(led) ? led : `${led}${/and $/.test(led) ? after : ''}`;
  const attacks = tongue.attack.test(whole);
  const defends = tongue.defence.test(whole);
  return {
    phases: phases.length === 0 ? ['any'] : phases,
    role: attacks === defends ? 'any' : attacks ? 'attack' : 'defend',
  };
}

const WORDS_OF_WHO = {
  en: 'your Hero or one of your Allies|this Hero or one of your Allies|your Hero and Allies|your Hero|your Captain|it',
  fr: 'votre Héros ou à l’un de vos Alliés|ce Héros ou à l’un de vos Alliés|votre Héros et de vos Alliés|votre Héros|votre Capitaine',
};
const COUNTED = { en: '(?<kind>wounds?|exhaustion)', fr: '(?<kind>blessures?|fatigues?)' };
const SKILL_NAMES = { en: SKILLS.map((id) => en[id]!.name).join('|'), fr: SKILLS.map((id) => fr[id]!.name).join('|') };

const moved = ({ kind, n, who }: Groups, { words }: Tongue): string =>
  `remove ${words[n!] ?? n} ${words[kind!]} ${words[who!]}`;

/** In this order: what a saying has read is not read again. */
const SAYINGS: readonly Saying[] = [
  // Whole sentences
  said(
    /In each combat, the first damage inflicted on this Hero is (?<n>\d+) less/,
    /À chaque combat, les premiers dégâts que ce Héros devrait subir sont réduits de (?<n>\d+)/,
    ({ n }) => ['once per combat', 'when damage', `taken -${n} hero any any`],
  ),
  said(/you do not discard an Item or Ally/, /vous ne défaussez ni Objet ni Allié/, 'skip loseCostliest'),
  said(/discard the card(?=, the counter)/, /défaussez la carte(?=, le jeton)/, 'put discard'),
  said(
    /begin the first round in the phase of your choice/,
    /commencez le premier round par la phase de votre choix/,
    'startPhase',
  ),
  said(
    /Her toll in your Experience Step on an anchor is 1 wound instead of 1 exhaustion/,
    /À votre étape d’expérience sur un mouillage, son tribut est de 1 blessure au lieu de 1 fatigue/,
    'toll wound',
  ),
  said(
    /When (?<who>your Captain|your Hero) takes damage from (?:it|her), (?:the Captain|your Hero) also takes (?<n>\d+) exhaustion/,
    /Quand (?:elle|ce Défi) inflige des dégâts à (?<who>votre Capitaine|votre Héros), (?:il|elle) lui inflige aussi (?<n>\d+) fatigues?/,
    ({ who, n }, { words }) => ['when hurt', `add ${n} exhaustion ${words[who!]}`],
  ),
  said(
    /fails a (?:(?<phase>magic) )?combat roll against (?:her|them)/,
    /rate un jet de combat (?:(?<phase>magique) )?contre (?:elle|eux)/,
    ['when defendFail', 'when miss'],
  ),
  said(
    /you may take (?<pay>\d+) exhaustion: (?<n>\d+) less damage/,
    /vous pouvez prendre (?<pay>\d+) fatigues?\u202f: (?<n>\d+) dégâts? de moins/,
    ({ pay, n }) => [`pay ${pay} exhaustion`, `taken -${n} hero any any`],
  ),
  said(/when damage would be inflicted on this Hero/, /quand ce Héros devrait subir des dégâts/, 'when damage'),
  said(
    /[Dd]amage inflicted on (?<who>your Hero|this Hero|it) is (?<n>\d+) less(?:, but at least (?<least>\d+))?/,
    /(?:[Ll]es dégâts subis par (?<who>votre Héros)|Les dégâts qu’il subit) sont réduits de (?<n>\d+)(?:, mais valent au moins (?<least>\d+))?/,
    ({ who, n, least }, { words }) => [
      'when damage',
      `taken -${n} ${words[who ?? 'it'] ?? 'enemy'} any any${least === undefined ? '' : ` least ${least}`}`,
    ],
  ),
  said(
    /Damage it inflicts on an Ally is (?<n>\d+) higher/,
    /Les dégâts qu’elle inflige à un Allié augmentent de (?<n>\d+)/,
    ({ n }) => ['when damage', `taken ${n} ally any any`],
  ),
  said(
    /Damage it inflicts for a failed attack in the melee phase is (?<n>\d+) higher/,
    /Les dégâts qu’il inflige pour une attaque ratée au corps à corps augmentent de (?<n>\d+)/,
    ({ n }) => ['when damage', `taken ${n} any melee attack`],
  ),
  said(
    /When this Ally would take damage in the melee phase, it is (?<n>\d+) less/,
    /Quand cet Allié devrait subir des dégâts en phase de corps à corps, ils sont réduits de (?<n>\d+)/,
    ({ n }) => ['when damage', `taken -${n} self melee any`],
  ),
  said(
    /when damage would be inflicted on one of your figures: cancel it/,
    /quand l’un de vos personnages devrait subir des dégâts\u202f: annulez-les/,
    ['when damage', 'no damage'],
  ),
  said(
    /cancel all damage of one failed defence roll of your Hero/,
    /annulez tous les dégâts d’un jet de défense raté de votre Héros/,
    ['when defendFail', 'no damage'],
  ),
  said(/he inflicts no damage in the first round/, /il n’inflige aucun dégât au premier round/, 'no damage in round 1'),
  said(
    /your enemy inflicts exhaustion instead of wounds/,
    /votre ennemi inflige des fatigues au lieu de blessures/,
    'exhaustion for wounds',
  ),
  said(
    /Bargain \(Mind\) (?<against>\d+), then draw (?<n>a) market card; you may buy it, for (?<less>\d+) gold less if you passed, at its price if you failed/,
    /Marchandage \(Esprit\) (?<against>\d+), puis piochez (?<n>une) carte de marché\u202f; vous pouvez l’acheter, pour (?<less>\d+) pièces? d’or de moins en cas de réussite, à son prix en cas d’échec/,
    ({ against, less }) => [`bargain against ${against}`, `pass offer 1 less ${less}`, 'fail offer 1 less 0'],
  ),
  said(
    /(?<act>activate|Activate|Discard|discard)(?: it| cards)?(?= |:)/,
    /(?<act>activez|Activez|[Dd]éfaussez cette carte|[Dd]éfaussez-la)(?= |\u202f)/,
    ({ act }) => (/ctive|ctivate/.test(act!) ? 'activate' : 'discard'),
  ),
  said(/(?:pay|lose) (?<n>\d+) gold/, /(?:payer|perdez) (?<n>\d+) pièces? d’or/, ({ n }) => `lose ${n} gold`),
  said(/lose all your gold/, /perdez tout votre or/, 'lose all gold'),
  said(/the card goes under its deck/, /la carte va sous sa pioche/, 'put deckBottom'),
  said(/your Adventure Step ends/, /votre étape d’aventure prend fin/, 'combat ends'),
  said(/Before combat you may/, /Avant le combat, vous pouvez/, 'when beforeCombat'),

  // Triggers
  said(/[Bb]efore (?:combat|Combat)/, /[Aa]vant (?:un|le) combat/, (_, __, before) =>
    /skip “$|sautez «\u202f$/.test(before) ? 'skip beforeCombat' : 'when beforeCombat',
  ),
  said(
    /Before moving|before moving|begins the Movement Step/,
    /[Aa]vant de vous déplacer|commence l’étape de déplacement/,
    'when beforeMove',
  ),
  said(
    /after rolling movement dice, you may reroll any of them/,
    /après le jet de déplacement, vous pouvez relancer les dés de votre choix/,
    ['when afterMoveDice', 'dice again'],
  ),
  said(/(?:who )?enters a (?<terrain>forest) space/, /entre sur une case de (?<terrain>forêt)/, [
    'when enterSpace',
    'terrain forest',
  ]),
  said(/at the start of your Adventure Step/, /au début de votre étape d’aventure/, 'when adventureStart'),
  said(/after you draw a Challenge/, /après avoir pioché un Défi/, 'when drawn'),
  said(
    /[Aa]t the start of (?:a combat|each|(?<third>the third and each later)) round/,
    /[Aa]u début (?:d’un round de combat|de chaque round|(?<third>du troisième round et de chacun des suivants))/,
    ({ third }) => ['when roundStart', ...(third === undefined ? [] : ['from round 3'])],
  ),
  said(
    /in an escape phase: your escape test succeeds/,
    /pendant une phase de fuite\u202f: votre test de fuite réussit/,
    ['when escape', 'succeed any any'],
  ),
  said(
    /(?:[Bb]efore (?=rolling|any magic|a combat roll|an attack roll|your Hero’s))/,
    /[Aa]vant (?=un jet|tout jet)/,
    'when beforeRoll',
  ),
  said(/after (?=a failed|the combat roll)/, /après (?=un jet|le jet de combat)/, 'when afterRoll'),
  said(/(?<=attack) hits/, /(?<=distance de votre Héros|distance) touche/, 'when hit'),
  said(/Whenever you defeat a Challenge/, /Chaque fois que vous vainquez un Défi/, 'when reward'),
  said(/each defeated (?<deck>yellow or red) Challenge/, /chaque Défi (?<deck>jaune ou rouge) vaincu/, [
    'when reward',
    'deck yellow',
    'deck red',
  ]),
  said(
    /At the start of your Experience Step|at the start of your Experience Step/,
    /[Aa]u début de votre étape d’expérience/,
    'when experience',
  ),
  said(/[Ww]hen your Hero is shipwrecked/, /[Qq]uand votre Héros fait naufrage/, 'when shipwrecked'),
  said(/[Aa]t any time during your turn/, /[Àà] tout moment de votre tour/, 'when anytime'),
  said(/begins the turn/, /commence son tour/, 'when turnStart'),

  // Limits, prices, conditions
  said(
    /[Oo]nce per (?<limit>roll|turn)/,
    /[Uu]ne fois par (?<limit>jet|tour)/,
    ({ limit }) => `once per ${/jet|roll/.test(limit!) ? 'roll' : 'turn'}`,
  ),
  said(
    /may take (?<n>\d+) exhaustion/,
    /(?:pouvez|peut|peuvent) prendre (?<n>\d+) fatigues?/,
    ({ n }) => `pay ${n} exhaustion`,
  ),
  said(
    /\+(?<n>\d+) to (?<what>[^;.]*?) rolls; \+(?<more>\d+) instead while voyaging/,
    /\+(?<n>\d+) (?<what>(?:aux|à tous les) jets [^,]*), ou \+(?<more>\d+) en mer/,
    ({ n, what, more }, tongue) => {
      const { phases, role } = context(tongue, '', what!);
      return [
        'at sea',
        ...phases.flatMap((phase) => [
          `roll ${n} ${phase} ${role}`,
          `roll ${Number(more) - Number(n)} ${phase} ${role}`,
        ]),
      ];
    },
  ),
  said(/[Ww]hile voyaging|on an anchor/, /[Ee]n mer|sur un mouillage/, 'at sea'),
  said(/moving on land/, /déplacer à terre/, 'on land'),
  said(/(?<=when beforeMove) on land/, /(?<=when beforeMove) à terre/, 'on land'),
  said(/Every Hero on land/, /Chaque Héros à terre/, 'each on land'),
  said(/ on land(?=,)/, / à terre(?=,)/, 'on land'),
  said(/(?:of|in) the first round/, /(?:du|au) premier round/, 'round 1'),
  said(/ after the first/, / après le premier/, 'from round 2'),
  said(/On a swamp space/, /Sur une case de marais/, 'terrain swamp'),
  said(/on a swamp or river space/, /sur une case de marais ou de rivière/, ['terrain swamp', 'terrain river']),

  // Rolls and tests
  said(/\+(?<n>\d+) damage/, /\+(?<n>\d+) dégâts?/, ({ n }, tongue, before, after) =>
    context(tongue, before, after).phases.map((phase) => `dealt ${n} ${phase}`),
  ),
  said(
    /\+(?<n>\d+) (?<attribute>Mind|Body|Spirit|Stamina|Life)/,
    /\+(?<n>\d+) en (?<attribute>Esprit|Corps|Âme|Vigueur|Vie)/,
    ({ n, attribute }, { attributes }) => `hero ${attributes[attribute!]} ${n}`,
  ),
  said(
    new RegExp(`\\+(?<n>\\d+) to (?:your )?(?<skill>${SKILL_NAMES.en}) tests`),
    new RegExp(`\\+(?<n>\\d+) (?:à vos|aux) tests de (?<skill>${SKILL_NAMES.fr})`),
    ({ n, skill }, { skills }) => `test ${n} ${skills[skill!]}`,
  ),
  said(/\+(?<n>\d+)/, /\+(?<n>\d+)/, ({ n }, tongue, before, after) => {
    const { phases, role } = context(tongue, before, after);
    return phases.map((phase) => `roll ${n} ${phase} ${role}`);
  }),
  said(
    /(?<phase>ranged|melee|magic) attack roll: the attack succeeds without a roll/,
    /jet d’attaque (?<phase>à distance|au corps à corps|magique) de votre Héros\u202f: l’attaque réussit sans jet/,
    ({ phase }, { phases }) => `succeed ${phases.find(([word]) => word.test(phase!))?.[1]} attack`,
  ),
  said(/the defence succeeds/, /la défense réussit/, 'succeed any defend'),
  said(/reroll and keep the second result/, /relancez et gardez le second résultat/, 'roll again'),
  said(
    new RegExp(`(?<skill>${SKILL_NAMES.en}) \\((?<attribute>Mind|Body|Spirit)\\) (?<n>\\d+)`),
    new RegExp(`(?<skill>${SKILL_NAMES.fr}) \\((?<attribute>Esprit|Corps|Âme)\\) (?<n>\\d+)`),
    ({ skill, attribute, n }, { skills, attributes }) => {
      const id = skills[skill!]!;
      const right = SKILL_ATTRIBUTES[id] === attributes[attribute!];
      return `${id} against ${n}${right ? '' : ` by ${attribute}`}`;
    },
  ),

  // Values of the Challenge
  said(
    /melee damage is (?<n>\d+) lower/,
    /les dégâts au corps à corps du Défi sont réduits de (?<n>\d+)/,
    ({ n }) => `enemy meleeDamage -${n}`,
  ),
  said(/his Life is (?<n>\d+)/, /sa Vie est de (?<n>\d+)/, ({ n }) => `enemy life = ${n}`),
  said(
    /(?<phase>ranged|melee|magic) value (?<of>of every (?:sea )?Challenge )?is (?<n>\d+) (?<way>lower|higher)(?<against> against you)?/,
    /valeur (?<phase>à distance|au corps à corps|magique)(?<of> de chaque Défi(?: de mer)?)?(?: du Défi| d’Assif Shib-Sa)? (?:est )?(?<way>réduite|augmente) de (?<n>\d+)(?<against> contre vous)?/,
    ({ phase, of = '', n, way }, { phases, words }) => [
      `enemy ${phases.find(([word]) => word.test(phase!))?.[1]} ${words[way!]}${n}`,
      ...(/sea|mer/.test(of) ? ['deck sea'] : []),
    ],
  ),
  said(
    /against Assif Shib-Sa|Assif Shib-Sa’s|While you hold it/,
    /contre Assif Shib-Sa|Tant que vous l’avez/,
    'tag assif',
  ),

  // Counters
  said(
    /remove (?<n>\d+) exhaustion from your Captain, or (?<m>\d+) from each of your Allies/,
    /retirez (?<n>\d+) fatigues à votre Capitaine, ou (?<m>\d+) à chacun de vos Alliés/,
    ({ n, m }) => [`remove ${n} exhaustion captain`, `remove ${m} exhaustion eachAlly`],
  ),
  said(
    /Remove up to (?<n>\d+) wounds, split as you like, and all exhaustion from your Hero and Allies/,
    /Retirez jusqu’à (?<n>\d+) blessures, réparties à votre gré, et toutes les fatigues de votre Héros et de vos Alliés/,
    ({ n }) => [`remove ${n} wound party`, 'remove all exhaustion party'],
  ),
  said(/remove all wounds and exhaustion from your Hero/, /retirez toutes les blessures et fatigues de votre Héros/, [
    'remove all wound hero',
    'remove all exhaustion hero',
  ]),
  said(
    new RegExp(`remove (?<n>\\d+|all) ${COUNTED.en} from (?<who>${WORDS_OF_WHO.en})`),
    new RegExp(`retire[rz] (?<n>\\d+|toutes)(?: les)? ${COUNTED.fr} (?:à|de) (?<who>${WORDS_OF_WHO.fr})`),
    (groups, tongue) => moved(groups, tongue),
  ),
  said(/(?<never>@)/, /retirez-lui (?<n>\d+) (?<kind>blessures?)/, ({ n }) => `remove ${n} wound enemy`),
  said(
    new RegExp(
      `(?:(?<who>[Yy]our Captain|the Captain|the Challenge|your Hero)(?: also)? takes|take|takes|Fail:) (?<n>\\d+) ${COUNTED.en}`,
    ),
    new RegExp(
      `(?:(?<who>votre Capitaine|son Capitaine|le Défi) subit|subit(?: aussi)?|subissez|Échec\\u202f:) (?<n>\\d+) ${COUNTED.fr}`,
    ),
    ({ who = '', n, kind }, { words }) => `add ${n} ${words[kind!]} ${words[who.replace(/^Your/, 'your')] ?? 'hero'}`,
  ),

  // Gold, prices, cards
  said(
    /gain(?:s)? (?<n>\d+) more gold|gives (?<m>\d+) more gold|(?<=Pass: )(?<o>\d+) gold/,
    /gagnez (?<n>\d+) pièces? d’or de plus|rapporte (?<m>\d+) pièces? d’or de plus|(?<=Réussite\u202f: )(?<o>\d+) pièces? d’or/,
    ({ n, m, o }) => `gain ${n ?? m ?? o} gold`,
  ),
  said(
    /Reward: (?<n>\d+) more experience points?/,
    /Récompense\u202f: (?<n>\d+) points? d’expérience de plus/,
    ({ n }) => `gain ${n} experience`,
  ),
  said(
    /gain (?<n>\d+) Legendary Item of your choice/,
    /gagnez (?<n>\d+) Objet légendaire de votre choix/,
    ({ n }) => `gain ${n} legendary`,
  ),
  said(
    /Items and Allies you buy in a Market Step cost you (?<n>\d+) gold (?<way>less|more)(?: \(never less than (?<least>\d+)\))?/,
    /Les Objets et les Alliés que vous achetez à l’étape de marché vous coûtent (?<n>\d+) pièces? d’or de (?<way>moins|plus)(?: \(jamais moins de (?<least>\d+)\))?/,
    ({ n, way, least }, { words }) => `price market ${words[way!]}${n}${least === undefined ? '' : ` least ${least}`}`,
  ),
  said(
    /Captains cost (?<n>\d+) gold (?<way>less|more)(?: \(never less than (?<least>\d+)\))?/,
    /les Capitaines coûtent (?<n>\d+) pièces? d’or de (?<way>moins|plus)(?: \(jamais moins de (?<least>\d+)\))?/,
    ({ n, way, least }, { words }) => `price captain ${words[way!]}${n}${least === undefined ? '' : ` least ${least}`}`,
  ),
  said(
    /the first wound healed in each Market Step is free/,
    /la première blessure soignée à chaque étape de marché est gratuite/,
    'first wound free',
  ),
  said(
    /draw a market card; you may buy it for (?<less>\d+) gold less/,
    /piochez une carte de marché\u202f; vous pouvez l’acheter pour (?<less>\d+) pièces? d’or de moins/,
    ({ less }) => `offer 1 less ${less}`,
  ),
  said(
    /draw (?<n>a|\d+) market cards?[:,] (?:an|one) Item of cost (?<most>\d+) or less/,
    /piochez (?<n>une|\d+) cartes? de marché(?:\u202f:|,) un Objet de coût (?<most>\d+) ou moins/,
    ({ n, most }) => `free Item ${Number(n) || 1} to ${most}`,
  ),
  said(
    /draw a random Ally from the market deck; you may hire it for half its cost, rounded up/,
    /tirez un Allié au hasard dans la pioche de marché\u202f; vous pouvez l’engager pour la moitié de son coût, arrondie à l’unité supérieure/,
    'Ally for half',
  ),
  said(
    /Add (?<n>\d+) market card to every town’s stack/,
    /Ajoutez (?<n>\d+) carte de marché à l’étal de chaque ville/,
    ({ n }) => `stacks ${n}`,
  ),
  said(
    /turn up the top card of the green, yellow or red deck/,
    /révélez la première carte de la pioche verte, jaune ou rouge/,
    'turn up 1 land',
  ),
  said(
    /turn up the top (?<n>\d+) sea cards/,
    /révélez les (?<n>\d+) premières cartes de mer/,
    ({ n }) => `turn up ${n} sea`,
  ),
  said(/turn up the top silver card/, /révélez aussi la première carte argent/, 'turn up 1 silver'),
  said(/keep this card/, /gardez cette carte/, 'keep'),
  said(/Defeat him and you win the game/, /Vainquez-le et vous gagnez la partie/, 'win'),
  said(
    /swap one of your map counters for one of the other colour from the pool/,
    /échangez l’une (?:de vos cartes marines|des vôtres) contre une de l’autre couleur, prise dans la réserve/,
    'swapMap',
  ),
  said(
    /your Captain then pays no toll in this step/,
    /votre Capitaine ne paie alors pas de tribut à cette étape/,
    'skip captainToll',
  ),
  said(
    /keep half of your gold \(rounded up\)/,
    /gardez la moitié de votre or \(arrondie à l’unité supérieure\)/,
    'skip loseHalfGold',
  ),

  // Movement and the sea
  said(
    /move up to (?<n>\d+) spaces over any terrain/,
    /avancez de (?<n>\d+) cases au plus, quel que soit le terrain/,
    ({ n }) => `move spaces ${n}`,
  ),
  said(
    /put your Hero on any other space of the same island/,
    /placez votre Héros sur n’importe quelle autre case de la même île/,
    'move landmass',
  ),
  said(/instead of rolling dice|do not roll dice/, /au lieu de lancer les dés|ne lancez pas les dés/, 'no dice'),
  said(
    /roll (?<n>\d+) more movement die \(never more than 5\)/,
    /lancez (?<n>\d+) dé de déplacement de plus \(jamais plus de 5\)/,
    ({ n }) => `dice ${n}`,
  ),
  said(/rolls (?<n>\d+) fewer die/, /lance (?<n>\d+) dé de moins/, ({ n }) => `dice -${n}`),
  said(
    /your next movement roll uses (?<n>\d+) dice/,
    /votre prochain jet de déplacement se fait avec (?<n>\d+) dés/,
    ({ n }) => `dice = ${n}`,
  ),
  said(
    /enter river spaces with any movement die/,
    /entrer sur une case de rivière avec n’importe quel dé de déplacement/,
    'any die river',
  ),
  said(
    /sail through one anchor space without stopping there/,
    /traverser un mouillage sans vous y arrêter/,
    'move lanes 2',
  ),
  said(
    /sail the numbered sea lanes whose tile is not on the board/,
    /suivre les routes maritimes numérotées dont la tuile n’est pas sur le plateau/,
    'allow hiddenLanes',
  ),
  said(/no Event forbids you to set sail/, /aucun Évènement ne vous interdit d’appareiller/, 'allow sailAnyway'),
  said(/nobody may set sail from Tarianor/, /personne ne peut appareiller de Tarianor/, 'nobody sails from tarianor'),
  said(
    /(?<who>Your Hero|Allies|Your Captain) may not attack/,
    /(?<who>Votre Héros|Les Alliés|Votre Capitaine) ne peu(?:t|vent) pas (?:l’)?attaquer/,
    ({ who }) => `${/Héros|Hero/.test(who!) ? 'hero' : /Capt|Capit/.test(who!) ? 'captain' : 'allies'} may not attack`,
  ),

  // Events
  said(/Replenish\.|replenish the adventure counters/, /Regarnissez\.|regarnissez en jetons d’aventure/, 'replenish'),
  said(
    /(?:R|r)emove every (?<kind>plains|sea) tile/,
    /Retirez toutes les tuiles de (?<kind>plaine|mer)/,
    ({ kind }, { words }) => `take ${words[kind!]}`,
  ),
  said(/Remove all sea-lane tiles/, /Retirez toutes les tuiles de route maritime/, 'take lane'),
  said(/place sea-lane tiles (?<at>[\d, and]+\d)/, /posez les tuiles de route maritime (?<at>[\d, et]+\d)/, ({ at }) =>
    (at!.match(/\d/g) ?? []).map((n) => `tile lane Y${n}`),
  ),
  said(
    /place (?<kind>plains|sea) tiles on (?<at>[RB\d, and]+\d)/,
    /posez des tuiles de (?<kind>plaine|mer) sur (?<at>[RB\d, et]+\d)/,
    ({ kind, at }, { words }) => (at!.match(/[RB]\d/g) ?? []).map((space) => `tile ${words[kind!]} ${space}`),
  ),
  said(/Place the ruins tile on Garnott/, /Posez la tuile de ruines sur Garnott/, 'tile ruins garnott'),
];

/** The claims of a text; a number that no saying reads is a claim that nothing answers. */
export function claimsIn(language: keyof typeof TONGUES, text: string): Claims {
  const tongue: Tongue = TONGUES[language];
  const claims: string[] = [];
  const marks = tongue.branches.flatMap(([word, branch]) =>
    [...text.matchAll(word)].map(({ index }) => ({ index, branch })),
  );
  const branchAt = (index: number): string =>
    marks
      .filter((mark) => mark.index < index)
      .sort((one, other) => one.index - other.index)
      .at(-1)?.branch ?? '';
  let unread = text;
  for (const { [language]: pattern, means } of SAYINGS)
    for (const match of unread.matchAll(pattern)) {
      const { index, groups = {} } = match;
      const end = index + match[0].length;
      const branch = branchAt(end);
      for (const claim of [means(groups as Groups, tongue, text.slice(0, index), text.slice(end))].flat())
        claims.push(branch !== '' && BRANCHED.test(claim) ? `${branch} ${claim}` : claim);
      unread = unread.slice(0, index) + ' '.repeat(match[0].length).replaceAll(' ', '\u0000') + unread.slice(end);
    }
  const numbers = unread.match(/\d+/g) ?? [];
  return tidy([...claims, ...numbers.map((n) => `unread ${n}`)]);
}

/** What a test decides about. */
const BRANCHED = /^(add|remove|gain|lose|offer|free Item|Ally for half|move|no dice|dice)/;
