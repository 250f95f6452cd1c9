/** A compressed record in a link: no server stores it. */
import { LONGEST_LINK, RECORD } from '../routes.ts';
import { packed, unpacked } from './packed-text.ts';

/** A link to a page of a game, or of its review. Nothing if it would be too long. */
export async function recordLink(
  origin: string,
  record: object,
  { at, isReview = false }: { readonly at: number; readonly isReview?: boolean },
): Promise<string | undefined> {
  const page = `${origin}${RECORD}?at=${at}${isReview ? '&review=' : ''}`;
  const link = `${page}#${await packed(record)}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** What follows the `#`. Throws if it was cut off or changed. */
export const recordInLink = unpacked;
