/** The dimensions of a product, as they follow from its options. Lengths in mm, weights in kg. */
import type { AddressZone } from '../account/address-zone.ts'
import { type Choices, chosenOption, type Modifier, visibleOptions } from './modifier.ts'

/** What is said of a configuration, in the order in which a table has it. */
export const dimensionNames = [
  'overallLength',
  'bodyLength',
  'bodyWidth',
  'bodyHeight',
  'pilotDiameter',
  'boltCircle',
  'shaftDiameter',
  'shaftLength',
  'studCircle',
  'portDiameter',
  'weight',
] as const

export type DimensionName = (typeof dimensionNames)[number]

/** How many holes and studs there are, and whether ports stand in the end cover (1) or on the side (0). */
export const countNames = ['bolts', 'studs', 'rearPorts'] as const

export type MeasureName = DimensionName | (typeof countNames)[number]

export type Measures = Readonly<Partial<Record<MeasureName, number>>>

/** A part of the machine along its axis. */
export interface OutlineSection {
  /** In the smallest size. */
  readonly length: number
  /** Share of the body's height and width. */
  readonly scale: number
  readonly form: 'round' | 'square'
  /** It takes what a larger size is longer. */
  readonly grows: boolean
}

export interface Outline {
  /** From the mounting face backwards; at least one. */
  readonly sections: readonly OutlineSection[]
  /** Degrees by which all sections behind the first lean up from the axis; 0 for a straight machine. */
  readonly bend: number
  /** Of the smallest and of the largest size. */
  readonly body: { readonly least: Measures; readonly most: Measures }
  /** Of the options of each zone: by the key of the modifier, then by the code of the option. */
  readonly options: Readonly<Record<AddressZone, OptionMeasures>>
}

export type OptionMeasures = ReadonlyMap<string, ReadonlyMap<string, Measures>>

/** One figure, or the range that the open options leave. */
export interface Span {
  readonly least: number
  readonly most: number
}

export type Dimensions = Readonly<Partial<Record<MeasureName, Span>>>

interface Configured {
  readonly zone: AddressZone
  readonly modifiers: readonly Modifier[]
  readonly choices: Choices
}

/**
 * What the chosen options make of an outline; an open question leaves the range of its visible options. A figure
 * that the catalogue does not have is missing.
 */
export function dimensionsOf(
  outline: Outline,
  { zone, modifiers, choices }: Configured,
): Dimensions {
  const spans = new Map(spansOf([outline.body.least, outline.body.most]))
  for (const modifier of modifiers) {
    const measured = outline.options[zone].get(modifier.key)
    if (measured === undefined) continue
    const chosen = chosenOption(modifier, choices)
    const options = chosen === undefined ? visibleOptions(modifier, false) : [chosen]
    const measures = options.flatMap(({ code }) => measured.get(code) ?? [])
    for (const [name, span] of spansOf(measures)) spans.set(name, span)
  }
  const body = spans.get('bodyLength')
  const shaft = spans.get('shaftLength')
  if (body !== undefined && shaft !== undefined) {
    const least = body.least + shaft.least
    spans.set('overallLength', { least, most: body.most + shaft.most })
  }
  return Object.fromEntries(spans)
}

/** Whether a figure is settled. */
export function isSettled({ least, most }: Span): boolean {
  return least === most
}

function spansOf(measures: readonly Measures[]): readonly (readonly [MeasureName, Span])[] {
  return [...dimensionNames, ...countNames].flatMap((name) => {
    const figures = measures.flatMap((each) => each[name] ?? [])
    return figures.length === 0
      ? []
      : [[name, { least: Math.min(...figures), most: Math.max(...figures) }] as const]
  })
}
