/**
 * Codecs for single fields that never refuse a value: servers write numbers as text, flags as words and
 * nothing as `""`. What cannot be read is missing, never zero. Lists and objects that matter stay strict.
 */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { safePicture } from '../../domain/content/safe-address.ts'

type Codec<A> = t.Type<A, unknown>
type Lenient<A> = t.Type<A>

/** A codec that takes any value and makes of it what it can. */
export function lenient<A>(name: string, read: (value: unknown) => A): Lenient<A> {
  return new t.Type<A>(
    name,
    (_value): _value is A => true,
    (value) => t.success(read(value)),
    t.identity,
  )
}

/** A text; empty when there is none. */
export const text = lenient('text', readText)

/** A text that says something, trimmed. */
export const optionalText = lenient('optional text', (value) => readText(value).trim() || undefined)

/** A finite number, also written as text. */
export const amount = lenient('amount', readAmount)

/** A whole number from 0 on. */
export const count = lenient('count', readCount)

/** Set by true, 1, "1", "yes" and "true" in any case (O-34). */
export const flag = lenient('flag', readFlag)

/** A flag that may be left out: undefined says nothing. */
export const saidFlag = lenient('flag if said', (value) =>
  readText(value).trim() === '' ? undefined : readFlag(value),
)

/** A nested object, or undefined when it is missing or something else. */
export function part<A>(codec: Codec<A>): Lenient<A | undefined> {
  return lenient(`part of ${codec.name}`, (value) => readIf(codec, value))
}

/** A list whose unreadable rows are left out. Anything but a list is refused. */
export function neededRows<A>(codec: Codec<A>): Codec<readonly A[]> {
  return new t.Type<readonly A[], unknown>(
    `rows of ${codec.name}`,
    (value): value is readonly A[] => Array.isArray(value),
    (value, context) =>
      Array.isArray(value)
        ? t.success(value.flatMap((row: unknown) => readable(codec, row)))
        : t.failure(value, context),
    t.identity,
  )
}

/** The same, where nothing counts as an empty list. */
export function rows<A>(codec: Codec<A>): Codec<readonly A[]> {
  const strict = neededRows(codec)
  return new t.Type<readonly A[], unknown>(
    strict.name,
    strict.is,
    (value, context) => strict.validate(isNothing(value) ? [] : value, context),
    t.identity,
  )
}

/** A list of which every row is needed: one that cannot be read is told with its place, and the list is refused. */
export function everyRow<A>(codec: Codec<A>): Codec<readonly A[]> {
  const placing = t.array(codec)
  return new t.Type<readonly A[], unknown>(
    placing.name,
    (value): value is readonly A[] => placing.is(value),
    (value, context) => {
      if (!Array.isArray(value)) return t.failure(value, context)
      const read: A[] = []
      // The place of a row is made only where it is told: of thousands of rows most are remembered, and none is wrong.
      for (const row of value) {
        const made = codec.validate(row, context)
        if (E.isLeft(made)) return placing.validate(value, context)
        read.push(made.right)
      }
      return t.success(read)
    },
    t.identity,
  )
}

/**
 * A codec that reads the same object once: what an answer has brought before, and what is put into the next one again,
 * becomes the very same value.
 */
export function remembered<A>(codec: Codec<A>): Codec<A> {
  const read = new WeakMap<object, E.Either<t.Errors, A>>()
  return new t.Type<A, unknown>(
    codec.name,
    codec.is,
    (value, context) => {
      if (typeof value !== 'object' || value === null) return codec.validate(value, context)
      const known = read.get(value)
      if (known) return known
      const made = codec.validate(value, context)
      // What is wrong is told with its place, which is another one each time.
      if (E.isRight(made)) read.set(value, made)
      return made
    },
    t.identity,
  )
}

/** The texts of a list, or of a comma list. */
export const texts = lenient('texts', readTexts)

/** The address of a picture; empty when there is none, or none that a page may show (T20). */
export const picture = lenient('picture', (value) => safePicture(readText(value)) ?? '')

/** The same, missing when there is none. */
export const optionalPicture = lenient('optional picture', (value) => safePicture(readText(value)))

/** The addresses of pictures in a list, or in a comma list; those that no page may show are left out (T20). */
export const pictures = lenient('pictures', (value) =>
  readTexts(value).flatMap((address) => safePicture(address) ?? []),
)

/** A text without which the object is of no use: an id, a code. A number in its place is no id. */
export const needed = new t.Type<string>(
  'needed text',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && value.trim() !== '' ? t.success(value) : t.failure(value, context),
  t.identity,
)

/** A whole number from 0 on, without which the object is of no use. */
export const neededCount = new t.Type<number>(
  'needed count',
  t.number.is,
  (value, context) => {
    const read = readCount(value)
    return read === undefined ? t.failure(value, context) : t.success(read)
  },
  t.identity,
)

/** A text, number or flag as text; anything else as the empty one. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function readTexts(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : readText(value).split(',')
  return list.map((entry) => readText(entry).trim()).filter((entry) => entry !== '')
}

/** Whether a value, of whatever spelling, says yes. */
export function readFlag(value: unknown): boolean {
  return ['true', '1', 'yes'].includes(readText(value).trim().toLowerCase())
}

function readCount(value: unknown): number | undefined {
  const number = readAmount(value)
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined
}

function readAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const written = typeof value === 'string' ? value.trim() : ''
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined
}

function readIf<A>(codec: Codec<A>, value: unknown): A | undefined {
  const read = codec.decode(value)
  return E.isRight(read) ? read.right : undefined
}

function readable<A>(codec: Codec<A>, row: unknown): readonly A[] {
  const read = codec.decode(row)
  return E.isRight(read) ? [read.right] : []
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
