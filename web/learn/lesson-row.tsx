import './dots.css';
import { Icon } from '@skerry/look';

export function Boxes({ done, next }: { readonly done: readonly boolean[]; readonly next: number | undefined }) {
  return (
    <span class="wrap learn-boxes" aria-hidden="true">
      {done.map((isDone, n) => (
        <i key={n} data-is={n === next ? 'next' : isDone ? 'done' : 'left'}>
          {isDone && n !== next ? <Icon name="check" size={16} /> : n + 1}
        </i>
      ))}
    </span>
  );
}
