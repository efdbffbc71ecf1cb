/** Where long words of the trade may be parted; browsers part them by themselves only where they know the language. */

/** Ends of German compounds, before which a word may be parted. */
const GERMAN_ENDS =
  'anschl[uü]ss|auslegung|begrenzung|beschichtung|dichtung|drehmoment|drehzahl|druck|einheit|flansch|gefälle|getriebe|kolben|kupplung|leitung|maschine|messung|moment|motor|nummer|pumpe|richtung|schalt|scheibe|schlüssel|schraub|steuer|strom|temperatur|ventil|verpackung|verstell|verzahnung|volum|welle|(?<!ver)zahn|zelle|(?:ck|[bdglnrstz])ung'

/** Ends of Spanish and French words of the trade. */
const ROMANCE_ENDS = 'cionales|cional|mientos|miento|tionnelles|tionnels|tionnel|nages|ments'

const partings = new Map([
  // The one word of the trade that is too long for a part of a code on a phone.
  ['en', /(?<=displace)(?=ment)/giu],
  [
    'de',
    new RegExp(
      `(?<=\\p{L}{3})(?=(?:${GERMAN_ENDS})\\p{L}*)|(?<=(?<!\\p{L})an)(?=schl[uü]ss)`,
      'giu',
    ),
  ],
  ['es', new RegExp(`(?<=\\p{L}{4})(?=(?:${ROMANCE_ENDS})(?!\\p{L}))`, 'giu')],
  ['fr', new RegExp(`(?<=\\p{L}{4})(?=(?:${ROMANCE_ENDS})(?!\\p{L}))`, 'giu')],
])

/** Shorter words fit into a line of the narrowest phone. */
const LONG = /\p{L}{10,}/gu

/** A text with soft hyphens in its long words, for narrow places; they show only where a line ends. */
export function softHyphens(text: string, language: string): string {
  const parting = partings.get(language.slice(0, 2))
  if (parting === undefined) return text
  return text.replace(LONG, (word) => word.replace(parting, '\u00ad'))
}
