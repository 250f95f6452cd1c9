export function Mark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg
      class="mark"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="18" fill="var(--paper)" />
      <path d="M8 26L14 15L18 19L24 9L32 26" fill="var(--w-sand)" />
      <path d="M24 9L22 18L25 21L24 26M14 15L14 22" stroke-width="1.2" />
      <path d="M4 27Q8 24.5 12 27T20 27T28 27T36 27M9 32Q13 29.5 17 32T25 32T31 32" stroke="var(--teal)" />
    </svg>
  );
}

/** The logo and the name, in the bar; `large` at the top of the home page. */
export function Wordmark({ large = false }: { readonly large?: boolean }) {
  return (
    <span class={large ? 'wordmark wordmark-large' : 'wordmark'}>
      <Mark size={large ? 64 : 30} />
      Skerry
    </span>
  );
}
