/**
 * Reads the regular part of the pattern language of JavaScript into a tree. What needs looking back or
 * ahead is not read: no machine decides it in a time that one could promise.
 */

/** Whether one UTF-16 unit fits. */
export type UnitTest = (unit: number) => boolean

export type PatternNode =
  | { readonly kind: 'unit'; readonly fits: UnitTest }
  | { readonly kind: 'place'; readonly at: 'start' | 'end' | 'word-edge' | 'no-word-edge' }
  | { readonly kind: 'row'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly ways: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly part: PatternNode
      readonly least: number
      readonly most: number
    }

/** The source of the pattern, and how far it has been read. */
interface Cursor {
  readonly pattern: string
  at: number
}

class NotRegular extends Error {}

/**
 * The tree of a pattern that the browser itself takes for one; undefined where it holds something that is
 * not regular: lookaround, back references, properties of Unicode.
 */
export function readPattern(pattern: string): PatternNode | undefined {
  const cursor: Cursor = { pattern, at: 0 }
  try {
    const tree = readChoice(cursor)
    return cursor.at === pattern.length ? tree : undefined
  } catch (problem) {
    if (problem instanceof NotRegular) return undefined
    throw problem
  }
}

/** Letters, digits and the underscore. */
export const isWordUnit: UnitTest = (unit) =>
  (unit >= 48 && unit <= 57) ||
  (unit >= 65 && unit <= 90) ||
  unit === 95 ||
  (unit >= 97 && unit <= 122)

function readChoice(cursor: Cursor): PatternNode {
  const ways = [readRow(cursor)]
  while (take(cursor, '|')) ways.push(readRow(cursor))
  const [only] = ways
  return ways.length === 1 && only ? only : { kind: 'choice', ways }
}

function readRow(cursor: Cursor): PatternNode {
  const parts: PatternNode[] = []
  while (cursor.at < cursor.pattern.length && !['|', ')'].includes(peek(cursor))) {
    parts.push(repeated(cursor, readPart(cursor)))
  }
  return { kind: 'row', parts }
}

function readPart(cursor: Cursor): PatternNode {
  const letter = next(cursor)
  switch (letter) {
    case '^':
      return { kind: 'place', at: 'start' }
    case '$':
      return { kind: 'place', at: 'end' }
    case '.':
      return { kind: 'unit', fits: (unit) => !lineEnds.has(unit) }
    case '(':
      return readGroup(cursor)
    case '[':
      return { kind: 'unit', fits: readClass(cursor) }
    case '\\':
      return readEscape(cursor)
    default:
      return { kind: 'unit', fits: exactly(letter) }
  }
}

function readGroup(cursor: Cursor): PatternNode {
  if (take(cursor, '?')) {
    const name = /^<[\w$]+>/.exec(cursor.pattern.slice(cursor.at))
    if (name) cursor.at += name[0].length
    else if (!take(cursor, ':')) throw new NotRegular()
  }
  const inside = readChoice(cursor)
  if (!take(cursor, ')')) throw new NotRegular()
  return inside
}

/** A brace that does not start a count is an ordinary character. */
function repeated(cursor: Cursor, part: PatternNode): PatternNode {
  const [text, sign, least, comma, most] =
    /^(?:([*+?])|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})\??/.exec(cursor.pattern.slice(cursor.at)) ?? []
  if (text === undefined) {
    if (/^\{\d+(,\d*)?\}/.test(cursor.pattern.slice(cursor.at))) throw new NotRegular()
    return part
  }
  cursor.at += text.length
  if (sign !== undefined) {
    const most = sign === '?' ? 1 : Number.POSITIVE_INFINITY
    return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most }
  }
  const atLeast = Number(least)
  const atMost = comma === undefined ? atLeast : Number(most ?? Number.POSITIVE_INFINITY)
  return { kind: 'repeat', part, least: atLeast, most: atMost }
}

function readEscape(cursor: Cursor): PatternNode {
  const letter = peek(cursor)
  if (letter === 'b' || letter === 'B') {
    cursor.at += 1
    return { kind: 'place', at: letter === 'b' ? 'word-edge' : 'no-word-edge' }
  }
  return { kind: 'unit', fits: readEscapedUnits(cursor) }
}

/** The content of brackets, as one unit. */
function readClass(cursor: Cursor): UnitTest {
  const isNot = take(cursor, '^')
  const tests: UnitTest[] = []
  while (!take(cursor, ']')) {
    const first = readClassUnit(cursor)
    const isSpan = peek(cursor) === '-' && !['', ']'].includes(cursor.pattern.charAt(cursor.at + 1))
    if (!isSpan) {
      tests.push(typeof first === 'number' ? unitOf(first) : first)
      continue
    }
    cursor.at += 1
    tests.push(span(first, readClassUnit(cursor)))
  }
  return (unit) => tests.some((fits) => fits(unit)) !== isNot
}

/** From one unit to another; beside a whole class the hyphen is a hyphen. */
function span(first: number | UnitTest, last: number | UnitTest): UnitTest {
  if (typeof first === 'number' && typeof last === 'number') {
    return (unit) => unit >= first && unit <= last
  }
  const tests = [first, last, hyphen].map((one) => (typeof one === 'number' ? unitOf(one) : one))
  return (unit) => tests.some((fits) => fits(unit))
}

function readClassUnit(cursor: Cursor): number | UnitTest {
  const letter = next(cursor)
  if (letter !== '\\') return letter.charCodeAt(0)
  if (peek(cursor) === 'b') {
    cursor.at += 1
    return 8
  }
  const code = readCode(cursor)
  return code ?? readEscapedUnits(cursor)
}

function readEscapedUnits(cursor: Cursor): UnitTest {
  const code = readCode(cursor)
  if (code !== undefined) return unitOf(code)
  const letter = next(cursor)
  const known = classes.get(letter)
  if (known) return known
  // Letters and digits with a backslash are back references and the like.
  if (/[a-z\d]/i.test(letter)) throw new NotRegular()
  return exactly(letter)
}

/** The unit that `\xHH`, `\uHHHH` or a control escape denotes. */
function readCode(cursor: Cursor): number | undefined {
  const rest = cursor.pattern.slice(cursor.at)
  const [text, short, long] = /^(?:x([\da-f]{2})|u([\da-f]{4}))/i.exec(rest) ?? []
  if (text !== undefined) {
    cursor.at += text.length
    return Number.parseInt(short ?? long ?? '', 16)
  }
  const control = controls.get(rest.charAt(0))
  if (control !== undefined) cursor.at += 1
  return control
}

const lineEnds: ReadonlySet<number> = new Set([0x0a, 0x0d, 0x2028, 0x2029])
const controls: ReadonlyMap<string, number> = new Map([
  ['t', 9],
  ['n', 10],
  ['v', 11],
  ['f', 12],
  ['r', 13],
])

const isDigit: UnitTest = (unit) => unit >= 48 && unit <= 57
const isSpace: UnitTest = (unit) => /\s/.test(String.fromCharCode(unit))
const not =
  (fits: UnitTest): UnitTest =>
  (unit) =>
    !fits(unit)

const classes: ReadonlyMap<string, UnitTest> = new Map([
  ['d', isDigit],
  ['D', not(isDigit)],
  ['w', isWordUnit],
  ['W', not(isWordUnit)],
  ['s', isSpace],
  ['S', not(isSpace)],
])

const hyphen = 0x2d

function exactly(letter: string): UnitTest {
  return unitOf(letter.charCodeAt(0))
}

function unitOf(code: number): UnitTest {
  return (unit) => unit === code
}

function peek({ pattern, at }: Cursor): string {
  return pattern.charAt(at)
}

function next(cursor: Cursor): string {
  const letter = peek(cursor)
  if (letter === '') throw new NotRegular()
  cursor.at += 1
  return letter
}

function take(cursor: Cursor, letter: string): boolean {
  const isThere = peek(cursor) === letter
  if (isThere) cursor.at += 1
  return isThere
}
