import { useEffect, useState } from 'preact/hooks';

const PATIENCE = 400;

/** Whether loading takes long enough to be shown. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** A pen inks a line from left to right; nothing is shown for short waits. */
export function Waiting({ label }: { readonly label: string }) {
  const late = useLate();
  return (
    <div class="waiting" role="status">
      {late && (
        <>
          <svg viewBox="0 0 168 44" width="168" height="44" aria-hidden="true">
            <path
              class="waiting-line"
              d="M8 36Q14 30 20 36T32 36T44 36T56 36T68 36T80 36T92 36T104 36T116 36T128 36T140 36"
              pathLength="1"
            />
            <g class="waiting-pen">
              <path fill="var(--paper-3)" d="M8 36L11 28C14 16 20 7 32 3C31 14 24 24 13 30L11 34Z" />
              <path d="M8 36Q15 22 30 5M16 26L22 24M18.5 22L25 19M21.5 17.5L28 13" />
            </g>
          </svg>
          <p>{label}</p>
        </>
      )}
    </div>
  );
}
