/** What a customer looks for, as an address or a form has it, and what cannot be understood of it. */
import type { UnitSystem } from '../catalogue/unit-system.ts'
import { type EntryProblem, readMeasured } from './measured-entry.ts'
import {
  interfaces,
  type MachineWish,
  type PointQuantity,
  pointQuantities,
  type WorkingPoint,
} from './working-point.ts'

export const finderFields = [...pointQuantities, ...interfaces] as const

export type FinderField = (typeof finderFields)[number]

/** Each field as it was typed. */
export type FinderEntry = Readonly<Partial<Record<FinderField, string | undefined>>>

export type ReadWish =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'wrong'
      readonly problems: Readonly<Partial<Record<PointQuantity, EntryProblem>>>
    }
  /** Neither torque nor flow: nothing says how large a machine has to be. */
  | { readonly kind: 'open' }
  | { readonly kind: 'wish'; readonly wish: MachineWish }

/**
 * Reads an entry; figures without a unit are in that of the system. `productType` is the address of the one product
 * type that is looked in; undefined for all.
 */
export function readWish(entry: FinderEntry, system: UnitSystem, productType?: string): ReadWish {
  const typed = finderFields.filter((field) => (entry[field] ?? '').trim() !== '')
  if (typed.length === 0) return { kind: 'empty' }
  const figures: Partial<Record<PointQuantity, number>> = {}
  const problems: Partial<Record<PointQuantity, EntryProblem>> = {}
  for (const quantity of pointQuantities) {
    if (!typed.includes(quantity)) continue
    const read = readMeasured(entry[quantity] ?? '', quantity, system)
    if (read.kind === 'figure') figures[quantity] = read.figure
    else problems[quantity] = read.problem
  }
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems }
  const kind = kindOf(figures)
  if (kind === undefined) return { kind: 'open' }
  const wanted = interfaces.flatMap((each) => {
    const words = (entry[each] ?? '').trim()
    return words === '' ? [] : [[each, words] as const]
  })
  return {
    kind: 'wish',
    wish: { point: { kind, figures }, interfaces: Object.fromEntries(wanted), productType },
  }
}

/** Torque is asked of a motor, also where its oil is known; oil alone is asked of a pump. */
function kindOf({ torque, flow }: WorkingPoint['figures']): WorkingPoint['kind'] | undefined {
  if (torque !== undefined) return 'motor'
  return flow === undefined ? undefined : 'pump'
}
