/** No players here yet; on a grid of 120 x 100. */
export function Jetty() {
  return (
    <>
      <path
        d="M50 12Q62 11.2 74 12Q62 12.8 50 12M56 18Q64 17.2 72 18Q64 18.8 56 18M4 24Q7 23.2 10 24Q7 24.8 4 24M50 30Q60 29.2 70 30Q60 30.8 50 30M4 36Q16 35.2 28 36Q16 36.8 4 36M54 36Q62 35.2 70 36Q62 36.8 54 36"
        fill="currentColor"
      />
      <path
        d="M86 22A11 11 0 1 1 86 44A11 11 0 1 1 86 22Z"
        fill="var(--w-gold)"
        stroke="currentColor"
        stroke-width="1.5"
      />
      <path
        d="M96 30.4L86.8 30.9L96 31.4ZM94.8 32.4L85.6 33L94.8 33.5ZM93.9 34.2L83.9 34.7L93.9 35.1ZM92.9 35.9L85.3 36.4L92.9 37ZM92 37.6L81.2 38.1L92 38.7ZM91 39.3L81 39.9L91 40.4ZM90.1 40.9L82.1 41.5L90.1 42.1ZM89.2 42.6L82 43L89.2 43.5Z"
        fill="currentColor"
      />
      <path d="M4 60L4 52L22 45L34 50L41 60Z" fill="var(--w-moss)" transform="translate(1.3 1)" />
      <path
        d="M39.1 59.3L34.5 50.8L38.1 59.7ZM36.4 59.2L31.1 49.3L35.2 59.8ZM33.6 59.3L30.3 53.3L32.7 59.7ZM30.6 59.2L25.8 50.4L29.5 59.8ZM27.3 59.3L22.4 50.1L26.4 59.7ZM24.7 59.3L19.9 50.1L23.8 59.7ZM21.6 59.3L16.7 50.1L20.6 59.7Z"
        fill="currentColor"
      />
      <path d="M4 52L22 45L34 50L41 60" fill="none" stroke="currentColor" stroke-width="1.5" />
      <path d="M4 60H116V92H4Z" fill="var(--w-sea)" transform="translate(1.3 1)" />
      <path d="M4 60H116" fill="none" stroke="currentColor" stroke-width="1.1" />
      <path d="M0 100L46 62H60L36 100Z" fill="var(--tile)" />
      <path d="M0 100L46 62H60L36 100Z" fill="var(--w-sand)" transform="translate(1.3 1)" />
      <path
        d="M58.9 62.9L50.5 63.6L58.9 64.4ZM57.4 65.4L45 66.1L57.4 66.7ZM56.1 67.3L47.7 68L56.1 68.8ZM54.9 69.3L42.9 70.1L54.9 70.8ZM53.6 71.3L40.4 72.1L53.6 72.8ZM52 74L38.4 74.7L52 75.4ZM50.6 76.2L41 76.9L50.6 77.6ZM49 78.9L38.6 79.5L49 80ZM47.6 81L34.4 81.7L47.6 82.4ZM46.3 83.2L34.7 83.9L46.3 84.6ZM44.9 85.4L32.5 86.1L44.9 86.7ZM43.6 87.4L34 88.1L43.6 88.9ZM41.9 90L30.3 90.8L41.9 91.5ZM40.3 92.7L31.1 93.3L40.3 94ZM39.1 94.7L28.3 95.4L39.1 96.1ZM37.5 97.2L23.9 97.9L37.5 98.5Z"
        fill="currentColor"
      />
      <path
        d="M39 68H56.5M32 73.5H53M25.5 79H49.5M18.5 85H46M11 91.5H42"
        fill="none"
        stroke="currentColor"
        stroke-width="1.1"
      />
      <path d="M0 100L46 62H60L36 100Z" fill="none" stroke="currentColor" stroke-width="1.9" />
      <path d="M43 46H48V66H43ZM60 46H65V70H60Z" fill="var(--w-bronze)" stroke="currentColor" stroke-width="1.5" />
      <path
        d="M47.9 47.1L44.3 47.5L47.9 47.9ZM47.9 49.1L44.3 49.6L47.9 50.1ZM47.9 51.1L43.9 51.6L47.9 52.1ZM47.9 53.3L45.1 53.8L47.9 54.2ZM47.9 55.2L45.1 55.8L47.9 56.3ZM47.9 57.1L44.7 57.7L47.9 58.2ZM47.9 59.1L45.1 59.6L47.9 60.2ZM47.9 61.2L43.5 61.8L47.9 62.4ZM47.9 63.5L43.5 63.9L47.9 64.3ZM64.9 47L61.3 47.5L64.9 48ZM64.9 49.3L62.1 49.7L64.9 50.2ZM64.9 51.1L62.1 51.5L64.9 51.9ZM64.9 52.6L61.3 53.2L64.9 53.8ZM64.9 54.6L62.1 55L64.9 55.4ZM64.9 56.6L61.7 57.1L64.9 57.6ZM64.9 58.9L61.7 59.4L64.9 59.9ZM64.9 61.1L61.7 61.6L64.9 62.1ZM64.9 62.7L61.7 63.3L64.9 63.9ZM64.9 65L62.1 65.6L64.9 66.2ZM64.9 67.2L62.1 67.6L64.9 68ZM64.9 69.2L62.1 69.7L64.9 70.1Z"
        fill="currentColor"
      />
      <path d="M42 46H49M59 46H66" fill="none" stroke="currentColor" stroke-width="2.2" />
      <path d="M65 52Q78 66 86 77" fill="none" stroke="currentColor" stroke-width="1.2" />
      <path d="M76 76Q94 82 114 75L109 86Q95 91 82 86Z" fill="var(--tile)" />
      <path d="M76 76Q94 82 114 75L109 86Q95 91 82 86Z" fill="var(--w-coral)" transform="translate(1.3 1)" />
      <path
        d="M108.4 86.3L111.4 78L107.3 85.8ZM106 86.3L109.6 77L105.1 85.9ZM103.8 86.4L106.3 79.6L102.9 86ZM101.8 86.5L104.5 79.4L100.9 86.1ZM99.9 86.7L103 78L98.6 86.1ZM97.4 86.8L99.9 79.5L96.1 86.2ZM94.7 86.9L97.4 79.3L93.6 86.3ZM92.3 86.9L94.7 80.1L91.3 86.5ZM90.1 87L92.8 79.5L89 86.5ZM87.6 87.1L90.6 78.8L86.5 86.6Z"
        fill="currentColor"
      />
      <path d="M76 76Q94 82 114 75L109 86Q95 91 82 86Z" fill="none" stroke="currentColor" stroke-width="1.8" />
      <path d="M76 76Q94 82 114 75Q95 77.5 76 76Z" fill="currentColor" />
      <path
        d="M90 67Q97 64.5 104 67T116 67M66 67Q72 64.5 78 67M4 68Q10 65.5 16 68T28 68M4 78Q9 75.5 14 78"
        fill="none"
        stroke="currentColor"
        stroke-width="1.1"
      />
      <path
        d="M72 92Q79 89 86 92T100 92M104 92Q109 90 114 92M50 97Q57 94 64 97T78 97"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
      />
      <path
        d="M10 26Q14 22 17 26Q20 22 24 26M32 34Q35 31 37.5 34Q40 31 43 34"
        fill="none"
        stroke="currentColor"
        stroke-width="1.2"
      />
    </>
  );
}
