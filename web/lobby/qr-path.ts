import { encode } from 'uqr';

/** A QR code as one path of unit squares, and its width with the quiet zone that scanners need. */
export function qrPath(text: string): { readonly path: string; readonly width: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, width: size };
}
