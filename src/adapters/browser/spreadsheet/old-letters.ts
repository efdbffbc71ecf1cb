/** Texts of one byte for each letter: those of Windows, or of an old Macintosh. No file says which they are. */
import type { SheetLetters } from '../../../application/ports/spreadsheet.ts'

export interface DecodedText {
  readonly text: string
  /** Undefined where there is no doubt which letters are meant. */
  readonly letters?: SheetLetters
}

/**
 * The text in the letters of Windows; in those of a Macintosh where its lines end as there, or where a byte can be nothing
 * else. What was not read as usual, or makes words that no language of the shop has, is told with one of its words.
 */
export function oldText(bytes: Uint8Array): DecodedText {
  if (isOfOldMac(bytes) || isMacRoman(bytes)) {
    const text = new TextDecoder('macintosh').decode(bytes)
    const first = bytes.findIndex((byte) => byte >= firstUpper)
    return { text, letters: { kind: 'macintosh', word: wordAt(text, first) } }
  }
  const text = windows1252(bytes)
  const doubt = bytes.findIndex((_, at) => isDoubtful(bytes, at))
  return doubt < 0 ? { text } : { text, letters: { kind: 'uncertain', word: wordAt(text, doubt) } }
}

const carriageReturn = 0x0d
const lineFeed = 0x0a

/** The first byte that is no ASCII. */
const firstUpper = 0x80

/** Spreadsheet programs of the Macintosh that write its old letters end lines as it did. */
function isOfOldMac(bytes: Uint8Array): boolean {
  return bytes.includes(carriageReturn) && !bytes.includes(lineFeed)
}

/**
 * The é, è, ê, ù and ü of a Macintosh. In Windows-1252 they are Ž, Ÿ and unused bytes, in the letters of DOS Ä, Å, É, Ø
 * and a sign: none of which goes on a word of small letters.
 */
const surelyMac = new Set([0x8e, 0x8f, 0x90, 0x9d, 0x9f])

/** The ß of a Macintosh, and § in Windows-1252. */
const sharpS = 0xa7

/** What a Macintosh would have there is no letter that stands in the middle of a word. */
const strangeInWords = /[^a-zßàáâãäåæçèéêëìíîïñòóôõöøœùúûüÿªº·’‘–—…]/

/** What a Macintosh would have there is nowhere in a sheet of lines: in Windows-1252 these are ü, ö, Ä, °, ³ and others. */
const strangeAnywhere = /[≠∞≤≥∂∑∏π∫¬√ƒ≈∆÷◊⁄ﬁﬂıˆ˜¯˘˙˚¸˝˛ˇ\uf8ff]/

/** Whether a byte can be nothing but a Macintosh's, and no other speaks against it. */
function isMacRoman(bytes: Uint8Array): boolean {
  const upper = new TextDecoder('macintosh').decode(upperBytes)
  let isFound = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < firstUpper) continue
    const isWithin = isInWord(bytes, at)
    const letter = upper[byte - firstUpper] ?? ''
    if (strangeAnywhere.test(letter) || (isWithin && strangeInWords.test(letter))) return false
    const isSure =
      byte === sharpS ? isSharpS(bytes, at) : surelyMac.has(byte) && goesOnWord(bytes, at)
    isFound = isFound || isSure
  }
  return isFound
}

const upperBytes = Uint8Array.from({ length: firstUpper }, (_, index) => firstUpper + index)

/** Whether a § goes on a word or ends one: in front of a number of its own it is one, whatever stands before it. */
function isSharpS(bytes: Uint8Array, at: number): boolean {
  const [next, second] = [bytes[at + 1], bytes[at + 2]]
  const isBehindWord = isSmall(bytes[at - 1]) || isLetterOfBoth(bytes[at - 1])
  if (isSmall(next)) return isBehindWord || isCapital(bytes[at - 1])
  const isBeforeNumber = isDigit(next) || (isBlank(next) && isDigit(second))
  return isBehindWord && !isCapital(next) && !isBeforeNumber
}

/** Letters of Windows-1252 and of a Macintosh as well: Š, š, Ž, ž and Ÿ here, ä, ö, é, û and ü there. */
function isLetterOfBoth(byte = 0): boolean {
  return lettersOfBoth.has(byte)
}

const lettersOfBoth = new Set([0x8a, 0x8e, 0x9a, 0x9e, 0x9f])

/** What stands in a word, or in capitals, or at the end of one, where Windows-1252 has a sign or a Slavic letter. */
function isDoubtful(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at] ?? 0
  if (byte < firstUpper || byte > 0xa7) return false
  if (signs.has(byte) && isCapital(bytes[at - 1]) && isCapital(bytes[at + 1])) return true
  if (byte === circumflex) return goesOnWord(bytes, at)
  if (byte === emDash) return isInIon(bytes, at)
  return isOddInWords(byte) && isInWord(bytes, at)
}

/** What a Macintosh has for Ä, É, Ü, á, à, â, ô and ß: €, ƒ, † and others in Windows-1252. */
const signs = new Set([0x80, 0x83, 0x86, 0x87, 0x88, 0x89, 0x99, sharpS])

/** The à of a Macintosh, which ends words. */
const circumflex = 0x88

/** The ó of a Macintosh. */
const emDash = 0x97

/** Whether it parts `i` and the last `n` of a word, as in `presión`: no dash is written there. */
function isInIon(bytes: Uint8Array, at: number): boolean {
  const isEnd = !isSmall(bytes[at + 2]) && !isCapital(bytes[at + 2])
  return isSmall(bytes[at - 2]) && bytes[at - 1] === 0x69 && bytes[at + 1] === 0x6e && isEnd
}

/** Signs and Slavic letters of Windows-1252; not the dots, dashes, apostrophes and the œ that words have in them. */
function isOddInWords(byte: number): boolean {
  return byte === sharpS || (byte < 0xa0 && !usualInWords.has(byte))
}

const usualInWords = new Set([0x85, 0x91, 0x92, 0x95, 0x96, 0x97, 0x9c])

/** Between a letter and a small one. */
function isInWord(bytes: Uint8Array, at: number): boolean {
  const before = bytes[at - 1]
  return (isSmall(before) || isCapital(before)) && isSmall(bytes[at + 1])
}

/** In a word, or at its end behind a small letter. */
function goesOnWord(bytes: Uint8Array, at: number): boolean {
  return isInWord(bytes, at) || (isSmall(bytes[at - 1]) && !isCapital(bytes[at + 1]))
}

function isSmall(byte = 0): boolean {
  return byte >= 0x61 && byte <= 0x7a
}

function isDigit(byte = 0): boolean {
  return byte >= 0x30 && byte <= 0x39
}

function isBlank(byte = 0): boolean {
  return byte === 0x20 || byte === 0xa0
}

function isCapital(byte = 0): boolean {
  return byte >= 0x41 && byte <= 0x5a
}

/** The characters from 0x80 to 0x9f. By hand, since not every engine's decoder knows them. */
const upperControls = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function windows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  // oxlint-disable-next-line no-control-regex -- these are the ones that are replaced
  return text.replaceAll(/[\x80-\x9f]/g, (one) => upperControls[one.charCodeAt(0) - 0x80] ?? one)
}

/** Characters of a word that are shown at most on either side. */
const longestSide = 20

/** The word around a character; each byte is one. */
function wordAt(text: string, at: number): string {
  const [before = ''] = /[^\s,;|"]*$/.exec(text.slice(Math.max(0, at - longestSide), at)) ?? []
  const [behind = ''] = /^[^\s,;|"]*/.exec(text.slice(at, at + longestSide)) ?? []
  return before + behind
}
