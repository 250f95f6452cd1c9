import { Drawing } from '../drawings/drawing.tsx';

/** A ten-sided die with its number on the kite. */
export function TenSided({ face }: { readonly face: number }) {
  return (
    <span class="iod-ten">
      <Drawing name="d10" />
      <b>{face}</b>
    </span>
  );
}
