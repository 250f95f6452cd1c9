import './about.css';
import { Slip } from '@skerry/look';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { CRITERIA, type Criterion, type CriterionNumber, type Result } from './criteria.ts';
import { Emphasis } from './emphasis.tsx';
import { accessibilityWords } from './statement-words.ts';

const ALL = Object.entries(CRITERIA) as [CriterionNumber, Criterion][];
const countOf = (result: Result): number => ALL.filter(([, each]) => each.result === result).length;

export default function AccessibilityPage() {
  const words = accessibilityWords();
  const counts = {
    ...{ met: countOf('met'), partly: countOf('partly'), notMet: countOf('notMet') },
    ...{ untested: countOf('untested'), none: countOf('none'), all: ALL.length },
  };
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip about">
        <PageTitle window={words.title}>{words.title}</PageTitle>
        <p>{words.lead}</p>
        <p>{words.summary(counts)}</p>
        <h2>{words.howTitle}</h2>
        {words.how.map((sentence) => (
          <p key={sentence}>
            <Emphasis text={sentence} />
          </p>
        ))}
        <h2>{words.listTitle}</h2>
        <table class="about-table">
          <thead>
            <tr>
              <th scope="col">{words.criterion}</th>
              <th scope="col">{words.result}</th>
              <th scope="col">{words.shownBy}</th>
            </tr>
          </thead>
          <tbody>
            {ALL.map(([number, { level, result, shown }]) => (
              <tr key={number}>
                <th scope="row">
                  {number} {words.names[number]} ({level})
                </th>
                <td>{words.results[result]}</td>
                <td>{[shown && words.shown[shown], words.notes[number]].filter(Boolean).join('. ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Slip>
    </Frame>
  );
}
