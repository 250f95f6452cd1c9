import { isIPv6 } from 'node:net';
import { hash } from '@skerry/engine';

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 one, where everyone has 2^64 of them. Proxies may add a
 * port, and write an IPv4 address as an IPv6 one.
 */
export const addressOf = (ip: string): string => network(ip, 64);

/** A larger network: the /48 of a provider's customer, or the IPv4 address. */
export const siteOf = (ip: string): string => network(ip, 48);

function withoutPort(ip: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(ip) ?? [];
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip) ?? [];
  return (bracketed ?? dotted ?? ip).replace(/%.*$/, '');
}

function groupsOf(ip: string): readonly number[] {
  const [head = '', tail = ''] = ip.split('::');
  const groups = (text: string): number[] =>
    text.split(':').flatMap((group) => {
      if (group === '') return [];
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [before, after] = [groups(head), groups(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

/** The IPv4 address in `::ffff:203.0.113.7`, or the same in hexadecimal. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function network(ip: string, bits: 48 | 64): string {
  const bare = withoutPort(ip);
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const start = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return mappedIPv4(groups) ?? `${start.join(':')}::/${bits}`;
}

/** How the address is stored with the tables made from it. */
export const makerAt = (address: string): string => hash(`address/${address}`);
