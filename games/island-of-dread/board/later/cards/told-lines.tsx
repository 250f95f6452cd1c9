import { sayFact } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { Fact } from '../../../rules/facts.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { TenSided } from '../../panels/ten-sided.tsx';

/** A line per fact; a test with its dice. */
export function ToldLines({
  telling,
  text,
  facts,
}: Pick<Scene<IslandOfDread>, 'telling' | 'text'> & { readonly facts: readonly Fact[] }) {
  return (
    <ul class="stack iod-told">
      {facts.map((fact, n) => (
        <li key={n} class="row">
          {fact.fact === 'tested' && fact.dice.map((face, die) => <TenSided key={die} face={face} />)}
          <span>{sayFact(text, fact, telling)}</span>
        </li>
      ))}
    </ul>
  );
}
