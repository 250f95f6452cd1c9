import { address, HAS_SERVER, isOnDisk, pathOf } from '../../address.ts';
import { soonLinkOrigin } from '../../live/link-origin.ts';
import { copy } from '../../shell/copy.ts';
import { notify } from '../../shell/notices.ts';
import { homeWords } from '../../words/home.ts';
import { isReviewInAddress, linkToPage } from '../playback/replay-address.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

/** Copies a link to a page of the game that works on other devices: a local table is contained in the link. */
export async function copyMoment(model: TableModel, at: number): Promise<void> {
  const { origin } = await soonLinkOrigin();
  if (!model.local) return copy(linkToPage(new URL(pathOf(address()), origin).href, at));
  const id = model.live.info.peek()?.id ?? '';
  const [{ recordLink }, { recordHere, saveToFile }] = await Promise.all([
    import('../../local/record-link.ts'),
    import('../../local/save-file.ts'),
  ]);
  const record = await recordHere(id);
  const isReview = isReviewInAddress(address().search);
  const link = record && !isOnDisk() ? await recordLink(origin, record, { at, isReview }) : undefined;
  if (link !== undefined) return copy(link);
  const save = {
    label: homeWords().saveRecord,
    icon: 'download',
    onClick: () => void saveToFile(id, 'record'),
  } as const;
  notify(!HAS_SERVER && isOnDisk() ? await noLinks() : tableWords().tooLongForLink, { refusal: true, tool: save });
}

async function noLinks(): Promise<string> {
  const { learnOnlineWords, onlineWords } = await import('../../online/words.ts');
  await learnOnlineWords();
  return onlineWords().noLinks;
}
