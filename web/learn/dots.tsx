import './dots.css';

/** Progress: a filled disc for each lesson done, a brass one for the next, dashed rings for the rest. */
export function Dots({ done, next }: { readonly done: readonly boolean[]; readonly next: number | undefined }) {
  return (
    <span class="inline learn-dots" aria-hidden="true">
      {done.map((isDone, n) => (
        <i key={n} data-is={n === next ? 'next' : isDone ? 'done' : 'left'} />
      ))}
    </span>
  );
}
