/** Codecs for values that the browser's storage keeps as JSON. Whatever is not as expected is left out. */
import { either as E, function as F } from 'fp-ts'
import * as t from 'io-ts'
import { lenient } from '../http/lenient.wire.ts'

/** A text; empty when it is anything else. */
export const keptText = lenient('kept text', (value) => (typeof value === 'string' ? value : ''))

/** A whole number that counts something; 0 when it is anything else. */
export const keptCount = lenient('kept count', (value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0,
)

/** The elements of a list that can be read; none of anything else. */
export function keptList<A>(codec: t.Type<A, unknown>) {
  return lenient(`kept list of ${codec.name}`, (value): readonly A[] =>
    Array.isArray(value)
      ? value.flatMap((element: unknown) => {
          const read = codec.decode(element)
          return E.isRight(read) ? [read.right] : []
        })
      : [],
  )
}

/** The value in a kept text; undefined when there is none, it is no JSON, or the codec refuses it. */
export function decodeKept<A>(
  codec: t.Decoder<unknown, A>,
  text: string | undefined,
): A | undefined {
  const json = E.tryCatch(
    (): unknown => JSON.parse(text ?? ''),
    () => undefined,
  )
  const read = F.pipe(json, E.chainW(codec.decode))
  return E.isRight(read) ? read.right : undefined
}
