/** What a configuration changes about the picture of a machine. */

import type { Drawing, FlangeShape, ShaftEnd } from './drawing.ts'

// A type, not an interface: it goes onto the wire as a record of texts.
export type PictureParts = {
  readonly flange?: FlangeShape
  readonly shaft?: ShaftEnd
  readonly ports?: Drawing['ports']
  readonly paint?: string
  /** From 0 (shortest) to 1 (longest), as text. */
  readonly length?: string
}

const FLANGES: readonly FlangeShape[] = ['two bolts', 'four bolts', 'wheel', 'square']
const SHAFTS: readonly ShaftEnd[] = ['keyed', 'splined', 'tapered', 'flanged']
const PORTS: readonly Drawing['ports'][] = ['side', 'rear']

/**
 * The drawing with the parts that an address asks for. Anybody can write an address: what is unknown, or
 * does not belong to such a machine, is left as it is.
 */
export function withParts(drawing: Drawing, query: URLSearchParams): Drawing {
  const length = Number(/^0\.\d$/.exec(query.get('length') ?? '')?.[0] ?? drawing.length)
  return {
    ...drawing,
    flange:
      drawing.flange === 'none' ? 'none' : (asked(query, 'flange', FLANGES) ?? drawing.flange),
    shaft: drawing.shaft === 'none' ? 'none' : (asked(query, 'shaft', SHAFTS) ?? drawing.shaft),
    ports: asked(query, 'ports', PORTS) ?? drawing.ports,
    length,
  }
}

function asked<Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | undefined {
  return known.find((value) => value === query.get(name))
}
