/** The choices that the calls of scheduled deliveries offer: how often, and why something changes. */

import type { ReadAction } from '../action.ts'
import { FREQUENCY_TERMS } from './frequency.ts'

interface Reason {
  readonly id: string
  readonly name: string
  /** By which a client in another language knows it. */
  readonly code: string
}

export const CANCELLATION_REASONS: readonly Reason[] = [
  { id: 'e1000000000000000000000000000001', name: 'Too much in stock', code: 'tooMuch' },
  { id: 'e1000000000000000000000000000002', name: 'No longer needed', code: 'notNeeded' },
  { id: 'e1000000000000000000000000000003', name: 'Bought elsewhere', code: 'elsewhere' },
  { id: 'e1000000000000000000000000000004', name: 'Other', code: 'other' },
]

export const DATE_CHANGE_REASONS: readonly Reason[] = [
  { id: 'e2000000000000000000000000000001', name: 'Needed sooner', code: 'sooner' },
  { id: 'e2000000000000000000000000000002', name: 'Needed later', code: 'later' },
  { id: 'e2000000000000000000000000000003', name: 'Closed on that day', code: 'closed' },
  { id: 'e2000000000000000000000000000004', name: 'Other', code: 'other' },
]

/** The reason that wants words beside it. */
export const OTHER = 'other'

const optionJson = ({ id, name, code }: Reason) => ({ name, value: id, systemCode: code })

export const deliveryOptionReads: readonly ReadAction[] = [
  options('getFrequencyTermOptions', 'frequencyTermOptions', () =>
    FREQUENCY_TERMS.map(({ id, name, months, days }) => ({
      name,
      value: id,
      termMonths: months,
      termDays: days,
    })),
  ),
  options('getCancellationReasonTypeOptions', 'cancellationReasonTypeOptions', () =>
    CANCELLATION_REASONS.map(optionJson),
  ),
  options('getScheduleDateChangeReasonTypeOptions', 'scheduleDateChangeReasonTypeOptions', () =>
    DATE_CHANGE_REASONS.map(optionJson),
  ),
]

function options(name: string, field: string, list: () => readonly object[]): ReadAction {
  return {
    name,
    label: `public:orderTemplate.${name}`,
    kind: 'read',
    access: 'account',
    fields: [],
    run: async () => ({ [field]: list() }),
  }
}
