import type { NotificationSettings } from '@skerry/tables/wire';

const HOUR = 3_600_000;

/** `Europe/Paris` */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** 22.5 at half past ten in the evening. */
function hourIn(zone: string, now: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false });
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return ((parts.get('hour') ?? 0) % 24) + (parts.get('minute') ?? 0) / 60;
}

/** When the present quiet hours end. */
export function quietUntil(
  { quiet, zone }: Pick<NotificationSettings, 'quiet' | 'zone'>,
  now: number,
): number | undefined {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const hour = hourIn(zone, now);
  const { from, to } = quiet;
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return isQuiet ? now + Math.ceil(((to - hour + 24) % 24 || 24) * HOUR) : undefined;
}
