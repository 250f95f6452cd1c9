/** Nothing here yet; on a grid of 120 x 100. */
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
