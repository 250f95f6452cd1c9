import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { address } from '../address.ts';
import { localTable } from '../routes.ts';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { importLocal } from './channel.ts';
import { fallbackNames } from './fallback-names.ts';
import { contentsOf } from './file-contents.ts';
import { FileError } from './file-error.ts';
import { recordInLink } from './record-link.ts';

/** Imports the game of a link, once, and opens it, or its review, at the moment that the link names. */
export default function RecordPage({ query }: { readonly query: { readonly at?: string; readonly review?: string } }) {
  const { route } = useLocation();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const at = Number(query.at ?? 0);
    takeIn(address().hash).then(
      (id) => {
        const page = localTable(id, Number.isInteger(at) && at >= 0 ? at : 0);
        route(query.review === undefined ? page : `${page}&review`, true);
      },
      (error) => setFailure(whyNot(error)),
    );
  }, []);
  return failure === undefined ? <TableWaiting /> : <TableFailure sentence={failure} />;
}

/** Returns the id of its table. */
async function takeIn(hash: string): Promise<string> {
  const text = await recordInLink(hash).catch((error: unknown) => {
    throw error instanceof FileError ? error : new FileError('notJson');
  });
  const [value] = contentsOf(text);
  const [table] = await importLocal({ from: 'link', value, names: fallbackNames() });
  if (table === undefined) throw new Error('A link holds one record.');
  return table.id;
}

function whyNot(error: unknown): string {
  if (!(error instanceof FileError)) return liveWords().shelfClosed;
  return error.trouble === 'notJson' ? liveWords().linkCutOff : homeWords().fileTroubles[error.trouble];
}
