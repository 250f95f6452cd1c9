import { isIPv6 } from 'node:net';
import { hash } from '@skerry/engine';

/**
 * Whom limits count by: an IPv4 address, or the first half of an IPv6 one, for whoever has one address there has 2^64 of
 * them.
 */
export function addressOf(ip: string): string {
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return bare;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = bare.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail)];
  const zeros = bare.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  const half = [...before, ...zeros, ...after].slice(0, 4);
  return `${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** An address as it stands with the tables that were made from it. */
export const makerAt = (address: string): string => hash(`address/${address}`);
