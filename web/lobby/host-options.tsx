import { useEffect, useRef, useState } from 'preact/hooks';
import type { LiveTable } from '../live/table/live-table.ts';
import { refuse } from '../shell/notices.ts';
import { fitting } from './option-values.ts';
import { type Options, OptionsForm, type OptionsFormProps } from './options.tsx';

export interface HostOptionsProps extends Omit<OptionsFormProps, 'onChange'> {
  readonly table: LiveTable;
}

/**
 * The table's options, for its host. Every change sends all of them, so the form starts from the host's last choice:
 * the table may not have answered yet, and a second change must not undo the first.
 */
export function HostOptions({ table, options, ...asked }: HostOptionsProps) {
  const [chosen, setChosen] = useState<Options>();
  const unanswered = useRef(0);
  useEffect(() => {
    if (unanswered.current === 0) setChosen(undefined);
  }, [options]);

  const change = async (next: Options) => {
    const wished = fitting(asked.game, next, asked.names.length);
    setChosen(wished);
    unanswered.current += 1;
    const reply = await table.command({ do: 'setOptions', options: wished });
    unanswered.current -= 1;
    if (reply.why === undefined) return;
    setChosen(undefined);
    refuse(reply.sentence);
  };

  return <OptionsForm {...asked} options={chosen ?? options} onChange={(next) => void change(next)} />;
}
