/** A figure with its unit as it was typed: `250 Nm`, `2,200 lb-in`, `1,5e3 Nm`. */
import { inMetric } from '../catalogue/performance.ts'
import type { UnitSystem } from '../catalogue/unit-system.ts'
import { type PointQuantity, pointQuantities } from './working-point.ts'

export type EntryProblem =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknownUnit'; readonly unit: string }
  | { readonly kind: 'otherUnit'; readonly unit: string }
  | { readonly kind: 'notPositive' }
  /** More than any machine does; `most` is metric. */
  | { readonly kind: 'tooHigh'; readonly most: number }

export type MeasuredEntry =
  | { readonly kind: 'figure'; readonly figure: number }
  | { readonly kind: 'problem'; readonly problem: EntryProblem }

/** What one of each unit is in the metric unit of its quantity; blanks, points and dashes do not count. */
const units: Readonly<Record<PointQuantity, Readonly<Record<string, number>>>> = {
  torque: {
    nm: 1,
    danm: 10,
    knm: 1000,
    lbin: 1 / 8.850746,
    lbfin: 1 / 8.850746,
    inlb: 1 / 8.850746,
    inlbf: 1 / 8.850746,
    lbft: 1.355818,
    lbfft: 1.355818,
    ftlb: 1.355818,
    ftlbf: 1.355818,
  },
  speed: { rpm: 1, 'u/min': 1, '1/min': 1, min1: 1, 'tr/min': 1, 'r/min': 1, 'rev/min': 1 },
  pressure: { bar: 1, psi: 1 / 14.503774, mpa: 10, kpa: 0.01 },
  flow: { 'l/min': 1, lpm: 1, gpm: 3.785412, 'gal/min': 3.785412 },
}

/** Beyond these figures nothing is made that turns. */
const most: Readonly<Record<PointQuantity, number>> = {
  torque: 500_000,
  speed: 20_000,
  pressure: 1000,
  flow: 10_000,
}

const written = /^([+-]?\d(?:[\d.,\s](?!\/))*(?:e[+-]?\d{1,3})?)\s*(\D.*|1\/min)?$/i

/** Reads a figure in any unit of its quantity; without one it is in that of the system. */
export function readMeasured(
  text: string,
  quantity: PointQuantity,
  system: UnitSystem,
): MeasuredEntry {
  const plain = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/\u00a0|\u202f/g, ' ')
  const [, digits = '', unitText = ''] = written.exec(plain) ?? []
  const figure = readFigure(digits)
  if (digits === '' || !Number.isFinite(figure)) return problem({ kind: 'unreadable' })
  const unit = unitKey(unitText)
  const factor = unit === '' ? inMetric(1, quantity, system) : units[quantity][unit]
  if (factor === undefined) {
    const isOther = pointQuantities.some((each) => units[each][unit] !== undefined)
    return problem({ kind: isOther ? 'otherUnit' : 'unknownUnit', unit: unitText.trim() })
  }
  const metric = figure * factor
  if (metric <= 0) return problem({ kind: 'notPositive' })
  if (metric > most[quantity]) return problem({ kind: 'tooHigh', most: most[quantity] })
  return { kind: 'figure', figure: metric }
}

function problem(of: EntryProblem): MeasuredEntry {
  return { kind: 'problem', problem: of }
}

function unitKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.·⋅*^()-]/g, '')
    .replace('⁻¹', '1')
}

/** Of two different marks the last one parts decimals; one that comes often, or before three digits, parts thousands. */
function readFigure(text: string): number {
  const [digits = '', exponent] = text.replace(/\s/g, '').toLowerCase().split('e')
  const marks = digits.match(/[.,]/g) ?? []
  const last = marks.at(-1) ?? ''
  const isMixed = new Set(marks).size > 1
  const isThousands =
    !isMixed && exponent === undefined && /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits)
  const decimal = isThousands ? '' : last
  const plain = digits.split('').flatMap((sign) => {
    if (sign !== '.' && sign !== ',') return [sign]
    return sign === decimal ? ['.'] : []
  })
  return Number(plain.join('') + (exponent === undefined ? '' : `e${exponent}`))
}
