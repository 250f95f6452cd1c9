/** Error state; on a grid of 120 x 100. */
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
