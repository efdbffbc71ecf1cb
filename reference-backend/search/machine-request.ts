/** What a search for machines asks for, read from an unchecked body. */

import type { Zone } from '../catalogue/product-document.ts'
import { type Locale, localeIn } from '../catalogue/wording.ts'
import { asRecord, queryText, regionIn } from './search-request.ts'

/** Questions of the model code that a machine is built in by. */
export const INTERFACES = ['shaft', 'mount', 'ports'] as const

export type Interface = (typeof INTERFACES)[number]

const FIGURES = ['torque', 'speed', 'pressure', 'flow'] as const

export interface MachineRequest {
  readonly kind: 'motor' | 'pump'
  /** Metric. */
  readonly figures: Readonly<Partial<Record<(typeof FIGURES)[number], number>>>
  readonly interfaces: readonly { readonly key: Interface; readonly words: string }[]
  /** The address of the one product type that is looked in; empty for all. */
  readonly productType: string
  /** How many answers are wanted. */
  readonly count: number
  readonly locale: Locale
  readonly region: Zone
}

/** Sizes that are answered at most, and where nothing is said. */
const MOST_SIZES = 24

/** Undefined where the value of a body is no object, a figure is impossible, or nothing says how large a machine has to be. */
export function machineRequest(body: unknown, siteZone: Zone): MachineRequest | undefined {
  const input = asRecord(body)
  if (input === undefined) return undefined
  const kind = input['kind'] === 'pump' ? 'pump' : 'motor'
  const read = FIGURES.filter((name) => input[name] !== undefined && input[name] !== null).map(
    (name) => [name, input[name]] as const,
  )
  const figures = read.flatMap(([name, value]) =>
    typeof value === 'number' && value > 0 && value < 1e6 ? [[name, value] as const] : [],
  )
  if (figures.length < read.length) return undefined
  const wanted = Object.fromEntries(figures)
  if (wanted[kind === 'motor' ? 'torque' : 'flow'] === undefined) return undefined
  return {
    kind,
    figures: wanted,
    interfaces: INTERFACES.map((key) => ({ key, words: queryText(input[key]) })).filter(
      ({ words }) => words !== '',
    ),
    productType: queryText(input['productType']),
    count: countIn(input['size']),
    locale: localeIn(input['locale']),
    region: regionIn(input['region'], siteZone),
  }
}

function countIn(value: unknown): number {
  return typeof value === 'number' && value >= 1
    ? Math.min(Math.floor(value), MOST_SIZES)
    : MOST_SIZES
}
