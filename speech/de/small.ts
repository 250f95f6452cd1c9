/** What an order may begin with and is not a noun or a name, which keep their capital. */
const SMALL =
  /^(?:Alle|Am|An|Auf|Aus|Bei|Bis|Das|Dein|Deine|Deinen|Dem|Den|Der|Dich|Die|Dir|Ein|Eine|Einen|Im|In|Mit|Nicht|Ohne|Vom|Von|Zu|Zum|Zur)(?!\p{L})|^\p{Lu}\p{Ll}+e?n$/u;

/** As inside a sentence: "zum Bronzetor gehen", "passen", but "Ada führen". */
export const small = (words: string): string =>
  SMALL.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
