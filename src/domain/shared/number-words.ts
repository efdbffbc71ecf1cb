/** Small numbers that are written out; shorter words than these are parts of codes as well. */

/** From one on, in the order of the languages of the shop. */
const words = [
  ['one', 'eins', 'uno'],
  ['two', 'zwei', 'dos', 'deux'],
  ['three', 'drei', 'tres', 'trois'],
  ['four', 'vier', 'cuatro', 'quatre'],
  ['five', 'fünf', 'fuenf', 'cinco', 'cinq'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'siete', 'sept'],
  ['eight', 'acht', 'ocho', 'huit'],
  ['nine', 'neun', 'nueve', 'neuf'],
  ['ten', 'zehn', 'diez', 'dix'],
  ['eleven', 'elf', 'once', 'onze'],
  ['twelve', 'dozen', 'zwölf', 'zwoelf', 'dutzend', 'doce', 'docena', 'douze', 'douzaine'],
] as const

const numbers = new Map<string, number>(
  words.flatMap((each, index) => each.map((word) => [word, index + 1] as const)),
)

/** The number that a word says, from one to twelve; undefined for any other text. */
export function numberInWords(text: string): number | undefined {
  return numbers.get(text.trim().toLowerCase())
}
