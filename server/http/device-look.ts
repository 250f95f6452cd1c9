import type { DeviceKind } from '@skerry/tables';
import type { FastifyRequest } from 'fastify';
import type { DeviceLook } from '../store/device-store.ts';

/** In this order, because many also name browsers further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Enough to tell one's own devices apart. */
export function deviceLook({ headers }: Pick<FastifyRequest, 'headers'>): DeviceLook {
  const agent = headers['user-agent'] ?? '';
  const [, browser = ''] = BROWSERS.find(([sign]) => sign.test(agent)) ?? [];
  return { browser, kind: kindOf(agent) };
}

function kindOf(agent: string): DeviceKind {
  if (/\b(iPad|Tablet)\b|\bAndroid\b(?!.*\bMobile\b)/.test(agent)) return 'tablet';
  return /\b(Mobile|iPhone|Android)\b/.test(agent) ? 'phone' : 'computer';
}
