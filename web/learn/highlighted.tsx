/** A sentence with what stands between stars set in brass. */
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

/** The same for those who listen. */
export const plain = (text: string): string => text.replaceAll('*', '');
