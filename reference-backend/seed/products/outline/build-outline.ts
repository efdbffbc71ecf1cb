/** From a family to what its dimension drawing is made of; undefined for what is not drawn to measure. */

import type { OutlineDocument, Zone } from '../../../catalogue/product-document.ts'
import type { Family, Measures, ModifierSeed, OptionSeed, Size } from '../family.ts'
import { ENVELOPES, type Envelope } from './envelopes.ts'
import { BEND, bentHeight, PROFILES } from './profiles.ts'

type Range = readonly [least: number, most: number]

/** The outline of a family: its sections, and the measures of its options in each zone. */
export function buildOutline(family: Family): OutlineDocument | undefined {
  const profile = PROFILES[family.drawing.machine]
  const envelope = ENVELOPES[family.skuCode]
  if (profile === undefined || envelope === undefined) return undefined
  const isBent = family.drawing.machine === 'bent axis'
  const spans = isBent ? bent(spansOf(family, envelope)) : spansOf(family, envelope)
  return {
    sections: profile.map((section) => ({ ...section, length: section.length * spans.length[0] })),
    ...(isBent && { bend: BEND }),
    body: {
      least: measuresAt(spans, 0),
      most: measuresAt(spans, 1),
    },
    optionsUS: optionsIn(family, 'US', spans),
    optionsEU: optionsIn(family, 'EU', spans),
  }
}

interface Spans {
  readonly length: Range
  readonly width: Range
  readonly height: Range
  readonly mass: Range | undefined
}

function spansOf({ technical }: Family, { length, width, height }: Envelope): Spans {
  const said = (code: string) => {
    const amount = technical.find((each) => each.code === code)?.amount
    return typeof amount === 'number' ? ([amount, amount] as const) : amount
  }
  return {
    length: length ?? said('overallLength') ?? [width[0], width[1]],
    width,
    height,
    mass: said('mass'),
  }
}

/** Where a machine leans, its height follows from its length. */
function bent(spans: Spans): Spans {
  const { length, width } = spans
  return {
    ...spans,
    height: [bentHeight(length[0], width[0]), bentHeight(length[1], width[1])],
  }
}

function measuresAt({ length, width, height, mass }: Spans, share: number): Measures {
  const at = ([least, most]: Range, digits: number) =>
    Number((least + (most - least) * share).toFixed(digits))
  return {
    bodyLength: at(length, 0),
    bodyWidth: at(width, 0),
    bodyHeight: at(height, 0),
    ...(mass && { weight: Number((mass[0] + (mass[1] - mass[0]) * share).toPrecision(3)) }),
  }
}

function optionsIn(family: Family, zone: Zone, spans: Spans) {
  const entries = family.modifiers[zone].flatMap((modifier) => {
    const measured = modifier.options.flatMap((option) => {
      const measures = measuresOf(family, { modifier, option, zone, spans })
      return measures === undefined ? [] : [[option.code, measures] as const]
    })
    return measured.length === 0 ? [] : [[modifier.key, Object.fromEntries(measured)] as const]
  })
  return Object.fromEntries(entries)
}

interface Place {
  readonly modifier: ModifierSeed
  readonly option: OptionSeed
  readonly zone: Zone
  readonly spans: Spans
}

function measuresOf(
  { sizes }: Family,
  { modifier, option, zone, spans }: Place,
): Measures | undefined {
  if (modifier.key !== 'displacement') return option.measures
  const size = sizes.find((each) => (zone === 'EU' ? each.eu : each.us) === option.code)
  return size && measuresAt(spans, shareOf(size, sizes))
}

/** Where a size stands among those of its family, from 0 to 1. */
function shareOf({ cm3 }: Size, sizes: readonly Size[]): number {
  const all = sizes.map((size) => size.cm3)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return most === least ? 0 : (cm3 - least) / (most - least)
}
