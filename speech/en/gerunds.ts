/** What orders begin with, in all games. */
const VERBS = new Set(
  [
    'accept activate agree airlift ally ask attack begin build buy capture choose complete continue decline defend discard do draw drop dump',
    'end exhaust fight fly gain give go guide heal hire hunt injure keep leave let lift look lose make mark move pass pay place play',
    'propose put raid refuse reroll rest retreat roll row sail see sell send set shore skip spend stand stay stop strike swap swim take teleport',
    'trade train try turn use visit walk',
  ]
    .join(' ')
    .split(' '),
);

/** Words of more than one syllable that double their last letter. */
const DOUBLED = new Set(['begin']);

/** An order as something that is done: "Shore up Coral Palace" is "Shoring up Coral Palace"; nothing where it begins with no verb. */
export function gerund(order: string): string | undefined {
  const [, verb = '', rest = ''] = /^(\p{L}+)(\s.*)?$/u.exec(order) ?? [];
  if (!VERBS.has(verb.toLowerCase()) || rest.includes(': ')) return undefined;
  return `${withIng(verb)}${rest}`;
}

function withIng(verb: string): string {
  if (/[^aeio]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/i.test(verb);
  return isShort || DOUBLED.has(verb.toLowerCase()) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
