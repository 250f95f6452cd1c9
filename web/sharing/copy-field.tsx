import { OfferButton, TextField } from '@skerry/look';
import { copy } from '../shell/copy.ts';
import { shellWords } from '../words/shell.ts';

export interface CopyFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
}

export function CopyField({ label, hint, text }: CopyFieldProps) {
  return (
    <TextField label={label} hint={hint} value={text}>
      <OfferButton label={shellWords().copyLink} icon="copy" onClick={() => void copy(text)} />
    </TextField>
  );
}
