import type { DeviceKind } from '@skerry/tables';
import type { DeviceLook } from '../store/device-book.ts';

/** Browsers by what they call themselves; many also call themselves by the names that come after their own. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** What a browser is, by what it says of itself; enough to tell one's own devices apart. */
export function deviceLook(agent = ''): DeviceLook {
  const [, browser = ''] = BROWSERS.find(([sign]) => sign.test(agent)) ?? [];
  return { browser, kind: kindOf(agent) };
}

function kindOf(agent: string): DeviceKind {
  if (/\b(iPad|Tablet)\b|\bAndroid\b(?!.*\bMobile\b)/.test(agent)) return 'tablet';
  return /\b(Mobile|iPhone|Android)\b/.test(agent) ? 'phone' : 'computer';
}
