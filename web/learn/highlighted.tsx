/** A sentence with the text between asterisks in brass. */
export function Brass({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('*').map((part, n) =>
        n % 2 === 1 ? (
          <em key={part} class="brass">
            {part}
          </em>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** The same as plain text for screen readers. */
export const plain = (text: string): string => text.replaceAll('*', '');
