import './about.css';
import { type Credit, FONT_CREDITS, ICON_CREDITS, Slip } from '@skerry/look';
import { lazy } from 'preact-iso';
import { aboutPage } from '../routes.ts';
import { Frame } from '../shell/frame.tsx';
import { NotFoundPage } from '../shell/not-found.tsx';
import { PageTitle } from '../shell/title.tsx';
import { aboutWords } from './words.ts';

const PrivacyPage = lazy(async () => {
  const [page, { learnPrivacyWords }] = await Promise.all([import('./privacy.tsx'), import('./statement-words.ts')]);
  await learnPrivacyWords();
  return page;
});
const AccessibilityPage = lazy(async () => {
  const [page, words] = await Promise.all([import('./accessibility.tsx'), import('./statement-words.ts')]);
  await words.learnAccessibilityWords();
  return page;
});

export default function AboutPage({ page }: { readonly page?: string }) {
  if (page === undefined) return <About />;
  if (page === 'privacy') return <PrivacyPage />;
  return page === 'accessibility' ? <AccessibilityPage /> : <NotFoundPage />;
}

function About() {
  const words = aboutWords();
  const authors = [...new Set(ICON_CREDITS.map(({ author }) => author))].sort();
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip about">
        <PageTitle window={words.title}>{words.title}</PageTitle>
        <p>{words.what}</p>
        <h2>{words.chanceTitle}</h2>
        <ol>
          {words.chance.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <h2>{words.devicesTitle}</h2>
        <p>{words.devices}</p>
        <ul>
          <li>
            <a href={aboutPage('privacy')}>{words.privacy}</a>
          </li>
          <li>
            <a href={aboutPage('accessibility')}>{words.accessibility}</a>
          </li>
        </ul>
        <h2>{words.publishersTitle}</h2>
        <p>{words.publishers}</p>
        <h2>{words.licenceTitle}</h2>
        <p>{words.licence}</p>
        <h2>{words.creditsTitle}</h2>
        <h3>{words.fonts}</h3>
        <ul>
          {FONT_CREDITS.map((credit) => (
            <li key={credit.work}>
              <a href={credit.address}>{words.by(credit.work, credit.author, credit.licence)}</a>
            </li>
          ))}
        </ul>
        <h3>{words.icons}</h3>
        <ul>
          {authors.map((author) => (
            <IconsBy key={author} author={author} credits={ICON_CREDITS.filter((credit) => credit.author === author)} />
          ))}
        </ul>
      </Slip>
    </Frame>
  );
}

function IconsBy({ author, credits }: { readonly author: string; readonly credits: readonly Credit[] }) {
  return (
    <li>
      {aboutWords().iconsBy(author)}{' '}
      {credits.map(({ work, address }, index) => (
        <span key={work}>
          {index > 0 && ', '}
          <a href={address}>{work}</a>
        </span>
      ))}{' '}
      ({credits[0]?.licence})
    </li>
  );
}
