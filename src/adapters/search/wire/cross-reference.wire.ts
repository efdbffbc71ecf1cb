/** What a search says of a plate of another maker, on the wire. */
import * as t from 'io-ts'
import type { CrossReference } from '../../../domain/search/cross-reference.ts'
import { count, needed, part, rows, text } from '../../http/lenient.wire.ts'

const VerdictWire = t.keyof({ equal: null, near: null, different: null })

const NearestWire = t.type({
  productName: needed,
  urlTitle: needed,
  skuCode: needed,
  modelNumber: needed,
  choices: rows(t.type({ key: needed, code: needed })),
  compared: rows(
    t.type({ key: needed, name: text, theirs: text, ours: text, verdict: VerdictWire }),
  ),
})

const PlateWire = t.type({
  maker: needed,
  series: text,
  sizes: rows(t.number),
  size: count,
  unread: text,
  nearest: rows(NearestWire),
})

/** Undefined where a search takes what was typed for no plate, or says it in a way that we do not know. */
export const CrossReferenceWire = part(PlateWire)

export function toCrossReference(
  wire: t.TypeOf<typeof CrossReferenceWire>,
): CrossReference | undefined {
  if (wire === undefined) return undefined
  return {
    maker: wire.maker,
    series: wire.series === '' ? undefined : wire.series,
    sizes: wire.sizes,
    size: wire.size,
    unread: wire.unread,
    nearest: wire.nearest.map(({ modelNumber, choices, ...nearest }) => ({
      ...nearest,
      modelCode: modelNumber,
      choices: new Map(choices.map(({ key, code }) => [key, code])),
    })),
  }
}
