/** Drawings of 120 x 100 for what is empty, absent or broken. */

export function Buoy() {
  return (
    <>
      <path
        d="M4 18Q22 17.2 40 18Q22 18.8 4 18M2 24Q19 23.2 36 24Q19 24.8 2 24M6 30Q18 29.2 30 30Q18 30.8 6 30M84 44Q100 43.2 116 44Q100 44.8 84 44M88 50Q103 49.2 118 50Q103 50.8 88 50M92 56Q102 55.2 112 56Q102 56.8 92 56"
        fill="currentColor"
      />
      <path d="M8 78H112V90Q60 98 8 90Z" fill="var(--w-sea)" transform="translate(1.3 1)" />
      <path d="M42 74L52 34H68L78 74Z" fill="var(--tile)" />
      <path d="M42 74L52 34H68L78 74Z" fill="var(--w-coral)" transform="translate(1.3 1)" />
      <path d="M47 54H73L70.5 44H49.5Z" fill="var(--tile)" />
      <path
        d="M68.8 36.4L59.6 37.1L68.8 37.9ZM69.3 38.5L58.5 39.2L69.3 39.9ZM69.8 40.7L58.2 41.5L69.8 42.2ZM70.4 43.2L57.2 43.9L70.4 44.6ZM71 45.6L55.8 46.2L71 46.8ZM71.5 47.6L57.1 48.3L71.5 49ZM72 49.6L58 50.3L72 50.9ZM72.6 52.2L57.4 52.8L72.6 53.3ZM73.2 54.3L57.2 55L73.2 55.7ZM73.8 56.6L60.2 57.4L73.8 58.1ZM74.4 59.3L62.4 59.9L74.4 60.5ZM75 61.8L63.4 62.3L75 62.9ZM75.5 63.8L63.1 64.4L75.5 65ZM76.1 66.2L62.9 67L76.1 67.7ZM76.7 68.9L67.1 69.4L76.7 70ZM77.3 71.1L64.5 71.7L77.3 72.3ZM65.1 73.8L68.7 63.6L64.3 73.4ZM62.7 73.8L65.4 65.8L61.7 73.4ZM59.7 73.8L62.7 65.1L58.8 73.4ZM57.2 73.8L59.7 66.2L56.3 73.4ZM54.7 73.8L57.2 66.2L53.7 73.4ZM52.1 73.8L54.4 66.6L50.9 73.4ZM49.5 73.8L53 63.6L48.4 73.4ZM46.8 73.8L49.7 65.1L45.7 73.4Z"
        fill="currentColor"
      />
      <path d="M47 54H73M49.5 44H70.5" fill="none" stroke="currentColor" stroke-width="1.2" />
      <path d="M42 74L52 34H68L78 74Z" fill="none" stroke="currentColor" stroke-width="1.9" />
      <path d="M55 34V24H65V34Z" fill="var(--tile)" />
      <path
        d="M64.8 24.5L57.2 25L64.8 25.5ZM64.8 26.6L59.6 27.1L64.8 27.6ZM64.8 28.6L59.2 29L64.8 29.5ZM64.8 30.8L57.6 31.2L64.8 31.6ZM64.8 32.9L60 33.4L64.8 33.9Z"
        fill="currentColor"
      />
      <path d="M55 34V24H65V34M51 34H69" fill="none" stroke="currentColor" stroke-width="1.5" />
      <path d="M56 24V17Q60 11 64 17V24Z" fill="var(--w-gold)" stroke="currentColor" stroke-width="1.5" />
      <path d="M54 24H66V26H54Z" fill="currentColor" />
      <path
        d="M60 9V5M69 14L73 11M51 14L47 11M71 21H76M49 21H44"
        fill="none"
        stroke="currentColor"
        stroke-width="1.1"
      />
      <path
        d="M30 76Q34 70 40 74Q48 80 60 79Q72 80 80 74Q86 70 90 76Q82 84 60 84Q38 84 30 76Z"
        fill="var(--w-sea)"
        stroke="currentColor"
        stroke-width="1.6"
      />
      <path
        d="M86.9 77.2L82.2 76.1L86.5 78.3ZM84.5 77.7L79.5 76.3L84.2 78.5ZM82 78.2L77 76.8L81.7 79ZM79.2 78.5L74.4 77.4L78.8 79.6ZM76.3 79L72 78L75.9 80.1ZM73.9 79.5L69.9 78.6L73.6 80.4ZM71.6 79.8L68.1 79.1L71.3 80.8ZM69.3 80.3L66.1 79.6L68.9 81.2ZM66.6 80.7L63.8 80.2L66.2 81.7ZM64.2 81.1L61.8 80.8L63.8 82.1ZM61.9 81.6L57.3 80.3L61.6 82.4ZM59.1 81.9L51.8 79.9L58.7 83ZM56.9 82.4L48.8 80L56.6 83.3ZM54 82.9L47 80.9L53.6 83.9ZM51.5 83.3L45.8 81.7L51.2 84.2Z"
        fill="currentColor"
      />
      <path
        d="M6 80Q12 77 18 80T28 80M92 79Q98 76 104 79T115 79M12 86Q19 83 26 86T40 87M86 86Q93 83 100 86T110 86"
        fill="none"
        stroke="currentColor"
        stroke-width="1.2"
      />
      <path
        d="M48 89.5Q56 86 64 89.5T80 89.5M22 93Q31 89.5 40 93T58 94.5M66 96Q75 92.5 84 95T102 92"
        fill="none"
        stroke="currentColor"
        stroke-width="1.7"
      />
      <path
        d="M18 12Q22 8 25 12Q28 8 32 12M94 38Q97 35 99.5 38Q102 35 105 38"
        fill="none"
        stroke="currentColor"
        stroke-width="1.2"
      />
    </>
  );
}

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

export function BrokenCompass() {
  return (
    <>
      <path
        d="M22 95Q61 94.2 100 95Q61 95.8 22 95M90.4 95L100 97.9L90.8 93.9ZM88 94.8L96.8 97.5L88.3 93.9ZM84.9 94.7L95.2 97.9L85.3 93.7ZM82.1 94.6L91.7 97.5L82.4 93.6ZM79 94.5L88.6 97.4L79.4 93.5ZM76.1 94.4L87.6 98L76.5 93.3ZM73.5 94.3L81.9 96.8L73.8 93.3ZM70.6 94.2L82.5 97.9L71 93.2ZM67.7 94.1L76.1 96.6L68.1 93.1Z"
        fill="currentColor"
      />
      <path d="M60 17A37 37 0 1 1 60 91A37 37 0 1 1 60 17Z" fill="var(--tile)" />
      <path d="M60 17A37 37 0 1 1 60 91A37 37 0 1 1 60 17Z" fill="var(--w-brass)" transform="translate(1.3 1)" />
      <path
        d="M92.6 37.4L86.9 39.7L92 36.2ZM93.5 39.3L89.1 40.6L92.9 38ZM94.4 41.4L90 42.5L94 40.4ZM95.2 43.8L91.2 44.3L94.8 42.5ZM95.7 46L89.5 46.9L95.5 45ZM96.2 48.3L89.9 48.7L95.9 46.9ZM96.4 50.6L90.6 50.5L96.3 49.2ZM96.6 53L90.3 52.6L96.5 51.7ZM96.6 55L92.5 54.3L96.6 53.7ZM96.5 57L90.8 56.1L96.6 55.9ZM96.2 59.2L90.5 57.8L96.4 57.9ZM95.8 61.7L91.3 60.1L96 60.4ZM95.3 63.5L89.6 61.5L95.6 62.4ZM94.6 66L89.1 63.5L95 64.7ZM93.9 67.9L87.7 64.8L94.3 66.7ZM92.8 70.2L88.3 67.4L93.4 69ZM91.6 72.4L86.5 68.8L92.3 71.2ZM90.3 74.6L86.9 71.5L91 73.5ZM89 76.3L86 73.2L89.9 75.1ZM87.5 78.1L84.7 75.1L88.2 77.4ZM85.9 79.8L81.4 74.6L86.9 78.8ZM84.1 81.5L81.3 77.6L84.9 80.8ZM82.6 82.8L79.6 78.2L83.5 82.1ZM80.9 84L78.5 79.7L81.9 83.3ZM79.2 85.1L77.5 81.4L80.1 84.6ZM77.4 86.2L75 80.8L78.4 85.6ZM75.1 87.3L73 81.4L76.2 86.8ZM72.9 88.3L71.6 83.3L74 87.8ZM70.3 89.1L69.1 82.8L71.7 88.7ZM68 89.7L67.3 83.9L69.3 89.4ZM66 90.1L65.9 86L67.2 89.9ZM63.6 90.4L63.6 85.1L64.8 90.3ZM61.5 90.6L61.7 85.1L62.5 90.5ZM59.5 90.6L60 86.4L60.6 90.6ZM57.2 90.5L58.1 86L58.5 90.6ZM55.3 90.3L56.3 86.3L56.3 90.4ZM52.8 89.9L54.5 83.4L53.8 90.1ZM50.3 89.3L52.1 84.7L51.4 89.6ZM47.9 88.6L50.4 82.6L48.9 88.9ZM45.3 87.5L47.7 83.6L46.5 88ZM43.4 86.6L45.6 83.3L44.3 87.1Z"
        fill="currentColor"
      />
      <path d="M60 17A37 37 0 1 1 60 91A37 37 0 1 1 60 17Z" fill="none" stroke="currentColor" stroke-width="2" />
      <path
        d="M60 25A29 29 0 1 1 60 83A29 29 0 1 1 60 25Z"
        fill="var(--tile)"
        stroke="currentColor"
        stroke-width="1.4"
      />
      <path
        d="M32.1 61L37.6 60L32.3 61.9ZM31.6 58.7L37.3 58.1L31.8 59.7ZM31.3 56.6L35.7 56.6L31.4 57.6ZM31.2 54.2L37.1 54.6L31.2 55.4ZM31.3 52L37.1 52.9L31.2 53.3ZM31.5 49.7L37 51.1L31.3 51ZM31.9 47.6L36 49L31.7 48.7ZM32.4 45.8L38 47.8L32.1 46.7ZM33.2 43.4L38 45.8L32.8 44.6ZM34 41.5L39 44.4L33.5 42.6ZM34.8 40L38.2 42.4L34.4 40.9ZM35.8 38.3L39.8 41.5L35.2 39.4ZM37.1 36.5L41.5 40.5L36.3 37.6ZM38.5 34.8L41.2 37.9L37.8 35.7ZM40 33.3L42.8 36.9L39.2 34.1ZM41.6 31.8L44.4 35.9L40.8 32.5ZM43.4 30.5L45.4 34.2L42.4 31.2ZM45.2 29.3L47 33.2L44.3 29.8ZM47.2 28.2L49 32.9L46.1 28.8ZM49.1 27.3L50.3 31.6L48.1 27.8ZM51.2 26.6L52.3 31.8L50.1 27ZM52.9 26.1L53.5 30.1L52 26.3ZM55 25.6L55.4 30.9L53.8 25.9ZM57.1 25.3L57.1 29.9L56 25.5ZM59.1 25.2L58.8 29.1L58.1 25.3ZM60.9 25.2L60.4 30L59.9 25.2ZM62.8 25.3L61.9 30.5L61.7 25.2ZM65 25.6L63.8 29.2L63.7 25.4ZM66.7 26L65.3 30.1L65.8 25.8ZM68.6 26.5L66.8 30.9L67.7 26.2Z"
        fill="currentColor"
      />
      <path
        d="M60 73V79M80 54H86M74.5 68.5L78.4 72.4M41.6 72.4L45.5 68.5M35 54H38"
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
      />
      <path d="M53 8Q60 2 67 8V17H53Z" fill="var(--w-brass)" stroke="currentColor" stroke-width="1.6" />
      <path
        d="M66.8 8.4L59.6 9L66.8 9.6ZM66.8 10.6L60 11.2L66.8 11.7ZM66.8 12.8L61.2 13.3L66.8 13.8ZM66.8 14.9L58.4 15.4L66.8 15.9Z"
        fill="currentColor"
      />
      <path d="M49 10Q45 2 60 1Q75 2 71 10" fill="none" stroke="currentColor" stroke-width="1.5" />
      <path d="M60 54L77 44L64 58Z" fill="currentColor" />
      <path d="M60 54L64 58L53.5 63Z" fill="var(--w-coral)" stroke="currentColor" stroke-width="1" />
      <path d="M46.5 68L50.5 66L48.5 72L42 74Z" fill="var(--w-coral)" stroke="currentColor" stroke-width="1" />
      <circle cx="62" cy="56" r="2.2" fill="var(--w-gold)" stroke="currentColor" stroke-width="1.2" />
      <path d="M75 29.5L67 40L71 45L84 47L86.5 43Q83.5 35 75 29.5Z" fill="currentColor" />
      <path d="M67 40L55 37L49 27.5M71 45L66 51" fill="none" stroke="currentColor" stroke-width="1.3" />
      <path
        d="M98 82L107 78L110 88ZM10 86L18 81L22 89L14 92Z"
        fill="var(--tile)"
        stroke="currentColor"
        stroke-width="1.3"
      />
      <path d="M102 82.5L106 84.5M15 86L18 88.5" fill="none" stroke="currentColor" stroke-width="0.9" />
    </>
  );
}
