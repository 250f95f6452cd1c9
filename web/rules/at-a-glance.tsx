import type { RuleGuide } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { Drawn } from '@skerry/look';
import { useId } from 'preact/hooks';
import { Signs } from './legend.tsx';
import { rulesWords } from './words.ts';

interface AtAGlanceProps {
  readonly game: string;
  readonly guide: RuleGuide;
  /** Opens a rule by its number. */
  open(rule: string): void;
}

/** The rules on one page: the aim, a turn, the end, the signs, and where to read more. */
export function AtAGlance({ game, guide, open }: AtAGlanceProps) {
  const words = rulesWords();
  const contents = useId();
  const manifest = manifestOf(game);
  return (
    <>
      <section class="at-a-glance" aria-label={words.glance}>
        {manifest !== undefined && (
          <svg class="glance-picture" viewBox="0 0 440 260" aria-hidden="true">
            <Drawn href={`${manifest.picture}#picture`} width="440" height="260" />
          </svg>
        )}
        <h2>{words.aim}</h2>
        <p>{guide.aim}</p>
        <h2>{words.turn}</h2>
        <ol>
          {guide.turn.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <h2>{words.end}</h2>
        {guide.end.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      {manifest?.legend !== undefined && (
        <details class="rule-signs">
          <summary>{words.signs}</summary>
          <Signs game={game} />
        </details>
      )}
      <nav aria-labelledby={contents}>
        <h2 id={contents}>{words.contents}</h2>
        <ul class="rule-contents">
          {Object.entries(guide.chapters).map(([number, title]) => (
            <li key={number}>
              <button type="button" onClick={() => open(number)}>
                {title} <small>{number}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
