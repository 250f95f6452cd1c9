import { isIPv6 } from 'node:net';
import { hash } from '@skerry/engine';

/**
 * Whom limits count by: an IPv4 address, or the /64 of an IPv6 one, for anyone with one address there has 2^64 of them.
 * Proxies may write a port behind the address, and an IPv4 address as an IPv6 one.
 */
export function addressOf(ip: string): string {
  const bare = withoutPort(ip);
  return isIPv6(bare) ? (mappedIPv4(groupsOf(bare)) ?? network(bare, 64)) : bare;
}

/** The larger network that an address belongs to: the /48 that a provider gives to one customer, or the IPv4 address. */
export function siteOf(ip: string): string {
  const bare = withoutPort(ip);
  return isIPv6(bare) ? (mappedIPv4(groupsOf(bare)) ?? network(bare, 48)) : bare;
}

function withoutPort(ip: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(ip) ?? [];
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip) ?? [];
  return (bracketed ?? dotted ?? ip).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address, written out as numbers. */
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
  const groups = groupsOf(ip).slice(0, bits / 16);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** An address as it stands with the tables that were made from it. */
export const makerAt = (address: string): string => hash(`address/${address}`);
