import type { Editing } from './editing.ts';

/** A thing as its game draws it. */
export function Pictured({ editing, thing }: { readonly editing: Editing; readonly thing: string }) {
  const { Picture } = editing.editor;
  return (
    <span class="set-up-picture">
      <Picture thing={thing} telling={editing.telling.value} text={editing.game.text.value} />
    </span>
  );
}
