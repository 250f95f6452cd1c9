/** A sentence in which the names of buttons are marked: `Use *Delete my data*.` */
export const Emphasis = ({ text }: { readonly text: string }) => (
  <>{text.split('*').map((part, n) => (n % 2 === 1 ? <b key={part}>{part}</b> : part))}</>
);
