import './about.css';
import { Slip } from '@skerry/look';
import { HAS_SERVER } from '../address.ts';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { Emphasis } from './emphasis.tsx';
import { privacyWords } from './statement-words.ts';

export default function PrivacyPage() {
  const words = privacyWords();
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip about">
        <PageTitle window={words.title}>{words.title}</PageTitle>
        <p>{words.lead}</p>
        <Stored title={words.deviceTitle} rows={words.device} />
        {HAS_SERVER && (
          <>
            <Stored title={words.serverTitle} rows={words.server} />
            <h2>{words.othersTitle}</h2>
            <ul>
              {words.others.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <h2>{words.deleteTitle}</h2>
            <p>
              <Emphasis text={words.delete} />
            </p>
          </>
        )}
      </Slip>
    </Frame>
  );
}

interface StoredProps {
  readonly title: string;
  readonly rows: readonly { readonly what: string; readonly why: string; readonly until: string }[];
}

function Stored({ title, rows }: StoredProps) {
  const words = privacyWords();
  return (
    <>
      <h2>{title}</h2>
      <table class="about-table">
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, why, until }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{why}</td>
              <td>
                <Emphasis text={until} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
