import type { CrewKind } from '../../content/vocabulary.ts';
import { CREW_KINDS } from '../../content/vocabulary.ts';
import type { TextContext } from '../../text/context.ts';
import { Drawing } from './drawing.tsx';

/** A crew member with skill discs, as large as the box. */
export function CrewFace({
  telling,
  kind,
  dim = false,
}: {
  readonly telling: TextContext;
  readonly kind: CrewKind;
  readonly dim?: boolean;
}) {
  const { skills = [] } = telling.content.content.crew[CREW_KINDS.indexOf(kind)] ?? {};
  return (
    <span class="centred ib-face" data-dim={dim} aria-hidden="true">
      <span class="parchment ib-face-ring">
        <Drawing name={`crew-${kind}`} />
      </span>
      <span class="row ib-face-skills">
        {skills.map((skill) => (
          <i key={skill} class="ib-disc">
            <Drawing name={`skill-${skill}`} />
          </i>
        ))}
      </span>
    </span>
  );
}
