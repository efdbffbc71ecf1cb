/** How many machines are wanted, by when, and what that makes of their order. */
import { type CalendarDate, isBefore, parseCalendarDate } from '../shared/calendar-date.ts'
import type { FittedMachine } from './machine-fit.ts'

export const orderFields = ['quantity', 'needed'] as const

export type OrderField = (typeof orderFields)[number]

/** As it was typed; the day as `YYYY-MM-DD`. */
export type OrderEntry = Readonly<Partial<Record<OrderField, string | undefined>>>

export interface MachineOrder {
  readonly quantity: number | undefined
  readonly needed: CalendarDate | undefined
}

export type OrderProblem = 'notWhole' | 'noDay' | 'past'

const mostPieces = 999_999

/** Pieces in figures only, and a day that is not over; what cannot be understood is named and not used. */
export function readOrder(
  { quantity = '', needed = '' }: OrderEntry,
  today: CalendarDate,
): {
  readonly order: MachineOrder
  readonly problems: Readonly<Partial<Record<OrderField, OrderProblem>>>
} {
  const problems: Partial<Record<OrderField, OrderProblem>> = {}
  const pieces = /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity.trim()) : 0
  const isMeant = pieces > 0 && pieces <= mostPieces
  if (quantity.trim() !== '' && !isMeant) problems.quantity = 'notWhole'
  const day = parseCalendarDate(needed.trim())
  if (needed.trim() !== '' && day === undefined) problems.needed = 'noDay'
  if (day !== undefined && isBefore(day, today)) problems.needed = 'past'
  return {
    order: {
      quantity: isMeant ? pieces : undefined,
      needed: problems.needed === undefined ? day : undefined,
    },
    problems,
  }
}

/** Whether a machine cannot be there by the day; nobody can say so as long as its own day is not known. */
export function isLate(
  earliest: CalendarDate | undefined,
  needed: CalendarDate | undefined,
): boolean {
  return earliest !== undefined && needed !== undefined && isBefore(needed, earliest)
}

/**
 * The same machines: of those that miss as many wishes, the ones that cannot be there by the day come last. All else
 * stays in its order.
 * @param earliestOf when a machine of that model code can be there; undefined where nobody knows
 */
export function orderedByDelivery(
  machines: readonly FittedMachine[],
  earliestOf: (modelCode: string) => CalendarDate | undefined,
  needed: CalendarDate | undefined,
): readonly FittedMachine[] {
  const missed = ({ reasons }: FittedMachine) => reasons.filter(({ isMet }) => !isMet).length
  const late = ({ machine }: FittedMachine) => Number(isLate(earliestOf(machine.modelCode), needed))
  return machines.toSorted((one, other) => missed(one) - missed(other) || late(one) - late(other))
}
