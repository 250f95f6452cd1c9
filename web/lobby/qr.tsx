import './qr.css';
import { qrPath } from './qr-path.ts';

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, width } = qrPath(text);
  return (
    <svg class="qr" viewBox={`0 0 ${width} ${width}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
