/** Drawings of 120 x 100 for what is empty, absent or broken. */

export function Buoy() {
  return (
    <>
      <path d="M8 78H112V92H8Z" fill="var(--w-sea)" transform="translate(1.3 1)" />
      <path d="M42 74L52 34H68L78 74Z" fill="var(--tile)" />
      <path d="M42 74L52 34H68L78 74Z" fill="var(--w-coral)" transform="translate(1.3 1)" />
      <path
        d="M77 70L71 46L75.5 71ZM74 72L69 48L72.5 73ZM71 73L66.5 52L69.5 74ZM67.5 73.5L65 58L66 74Z"
        fill="currentColor"
      />
      <path d="M47 54H73L70.5 44H49.5Z" fill="var(--tile)" />
      <path d="M71.5 53L69 45L70 53ZM68.5 53L66.5 46L67 53ZM65.5 53L64 47.5L64 53Z" fill="currentColor" />
      <path d="M47 54H73M49.5 44H70.5" fill="none" stroke="currentColor" stroke-width="1.2" />
      <path d="M42 74L52 34H68L78 74Z" fill="none" stroke="currentColor" stroke-width="1.9" />
      <path d="M55 34V24H65V34M51 34H69" fill="none" stroke="currentColor" stroke-width="1.5" />
      <path d="M56 24V17Q60 11 64 17V24Z" fill="var(--w-gold)" stroke="currentColor" stroke-width="1.5" />
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
        d="M6 80Q12 77 18 80T28 80M92 79Q98 76 104 79T115 79M12 87Q19 84 26 87T40 87M50 90Q57 87 64 90T78 90M86 87Q93 84 100 87T110 87M28 94Q36 91 44 94T58 94M70 95Q77 92.5 84 95T96 95"
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
      />
      <path
        d="M18 26Q22 22 25 26Q28 22 32 26M94 38Q97 35 99.5 38Q102 35 105 38"
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
      <path d="M4 60H116V92H4Z" fill="var(--w-sea)" transform="translate(1.3 1)" />
      <path d="M4 60H116" fill="none" stroke="currentColor" stroke-width="1.1" />
      <path d="M0 100L46 62H60L36 100Z" fill="var(--tile)" />
      <path d="M0 100L46 62H60L36 100Z" fill="var(--w-sand)" transform="translate(1.3 1)" />
      <path
        d="M39 68H56.5M32 73.5H53M25.5 79H49.5M18.5 85H46M11 91.5H42"
        fill="none"
        stroke="currentColor"
        stroke-width="1.1"
      />
      <path d="M0 100L46 62H60L36 100Z" fill="none" stroke="currentColor" stroke-width="1.9" />
      <path d="M43 46H48V66H43ZM60 46H65V70H60Z" fill="var(--w-bronze)" stroke="currentColor" stroke-width="1.5" />
      <path
        d="M47.5 50L45.5 51L47.5 53ZM47.5 55L45.5 56L47.5 58ZM47.5 60L45.5 61L47.5 63ZM64.5 50L62.5 51L64.5 53ZM64.5 55L62.5 56L64.5 58ZM64.5 60L62.5 61L64.5 63ZM64.5 65L62.5 66L64.5 68Z"
        fill="currentColor"
      />
      <path d="M42 46H49M59 46H66" fill="none" stroke="currentColor" stroke-width="2.2" />
      <path d="M65 52Q78 66 86 77" fill="none" stroke="currentColor" stroke-width="1.2" />
      <path d="M76 76Q94 82 114 75L109 86Q95 91 82 86Z" fill="var(--tile)" />
      <path d="M76 76Q94 82 114 75L109 86Q95 91 82 86Z" fill="var(--w-coral)" transform="translate(1.3 1)" />
      <path
        d="M112 77L107.5 82L110.5 82ZM108 79L103.5 85L106.5 85.5ZM103.5 80L99 86.5L102 87ZM99 80.5L95 87L98 87.5Z"
        fill="currentColor"
      />
      <path d="M76 76Q94 82 114 75L109 86Q95 91 82 86Z" fill="none" stroke="currentColor" stroke-width="1.8" />
      <path d="M84 78.5L83 82M94 79.5V83" fill="none" stroke="currentColor" stroke-width="1.2" />
      <path
        d="M72 92Q79 89 86 92T100 92M104 92Q109 90 114 92M68 70Q74 67.5 80 70M90 67Q97 64.5 104 67T116 67M6 70Q12 67.5 18 70T30 69M52 96Q58 93.5 64 96T76 96M4 80Q9 77.5 14 80"
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
      />
      <path
        d="M86 22A11 11 0 1 1 86 44A11 11 0 1 1 86 22Z"
        fill="var(--w-gold)"
        stroke="currentColor"
        stroke-width="1.5"
      />
      <path
        d="M4 52L22 46L34 50L40 55M14 22Q18 18 21 22Q24 18 28 22M34 32Q37 29 39.5 32Q42 29 45 32"
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
      <path d="M26 96Q60 88 96 95" fill="none" stroke="currentColor" stroke-width="1.2" />
      <path d="M54 17A37 37 0 1 0 66 17.5" fill="var(--tile)" />
      <path d="M60 17A37 37 0 1 1 60 91A37 37 0 1 1 60 17Z" fill="var(--w-brass)" transform="translate(1.3 1)" />
      <path d="M60 17A37 37 0 1 1 60 91A37 37 0 1 1 60 17Z" fill="none" stroke="currentColor" stroke-width="2" />
      <path
        d="M60 25A29 29 0 1 1 60 83A29 29 0 1 1 60 25Z"
        fill="var(--tile)"
        stroke="currentColor"
        stroke-width="1.4"
      />
      <path
        d="M88 77L95 66L89.5 76ZM84 81.5L95.5 70L86 80.5ZM79 85.5L91 76L81.5 84.5ZM73 88.5L86 81.5L76 87.5ZM66 90.3L79 86L69 89.8Z"
        fill="currentColor"
      />
      <path
        d="M60 29V34M60 74V79M35 54H40M80 54H85M42.3 36.3L45.5 39.5M74.5 68.5L77.7 71.7M42.3 71.7L45.5 68.5M74.5 39.5L77.7 36.3"
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
      />
      <path d="M53 8Q60 2 67 8V17H53Z" fill="var(--w-brass)" stroke="currentColor" stroke-width="1.6" />
      <path d="M60 54L76 45L64 58Z" fill="currentColor" stroke="currentColor" stroke-width="1" />
      <path d="M60 54L64 58L53.5 63Z" fill="var(--w-coral)" stroke="currentColor" stroke-width="1" />
      <path d="M46.5 67L50.5 65L48.5 71L42 73Z" fill="var(--w-coral)" stroke="currentColor" stroke-width="1" />
      <circle cx="62" cy="56" r="2.2" fill="var(--w-gold)" stroke="currentColor" stroke-width="1.2" />
      <path
        d="M74 27L68 40L72 44L65 50M72 44L84 47M68 40L56 36L50 28"
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
      />
      <path
        d="M98 84L106 80L108 89ZM12 84L19 80L22 88L15 90Z"
        fill="var(--tile)"
        stroke="currentColor"
        stroke-width="1.3"
      />
    </>
  );
}
