/** What lies between two states of a quote, as the entries of its history. */

import type {
  QuoteEventBody,
  ToldChange,
  ToldLine,
  ToldLineChange,
} from '../../database/schema/quote-events.ts'
import type { QuoteState } from './quote-state.ts'

/** What a change of a line is told about. */
const LINE_FIELDS = [
  'modelNumber',
  'quantity',
  'requestedDeliveryDate',
  'customerMaterialNumber',
] as const satisfies readonly (keyof ToldLine)[]

/** Which step begins a history; every other one follows from the difference of two states. */
export function beginning({ name }: Pick<QuoteState, 'name'>): QuoteEventBody {
  return { entryType: 'created', quoteName: name }
}

/** The entries in the order in which they are read: lines, the quote as a whole, then where it stands. */
export function changesBetween(
  before: Omit<QuoteState, 'name'>,
  after: Omit<QuoteState, 'name'>,
): readonly QuoteEventBody[] {
  const known = new Map(before.lines.map((line) => [line.orderItemID, line]))
  const present = new Set(after.lines.map(({ orderItemID }) => orderItemID))
  const added = after.lines.filter(({ orderItemID }) => !known.has(orderItemID))
  const removed = before.lines.filter(({ orderItemID }) => !present.has(orderItemID))
  const itemChanges = after.lines.flatMap((line) => {
    const earlier = known.get(line.orderItemID)
    return earlier === undefined ? [] : lineChanges(earlier, line)
  })
  const changes = fieldChanges(before.fields, after.fields)
  return [
    ...(removed.length > 0 ? [{ entryType: 'itemsRemoved', orderItems: removed } as const] : []),
    ...(itemChanges.length > 0 ? [{ entryType: 'itemsChanged', itemChanges } as const] : []),
    ...(added.length > 0 ? [{ entryType: 'itemsAdded', orderItems: added } as const] : []),
    ...(changes.length > 0 ? [{ entryType: 'quoteChanged', changes } as const] : []),
    ...after.steps.slice(before.steps.length).map(
      ({ status, reason }): QuoteEventBody => ({
        entryType: 'status',
        orderStatusType_typeCode: status,
        reason,
      }),
    ),
  ]
}

function lineChanges(earlier: ToldLine, line: ToldLine): readonly ToldLineChange[] {
  const { orderItemID, modelNumber } = line
  return LINE_FIELDS.flatMap((field) => {
    const previous = String(earlier[field])
    const present = String(line[field])
    return previous === present ? [] : [{ orderItemID, modelNumber, field, previous, present }]
  })
}

function fieldChanges(
  before: QuoteState['fields'],
  after: QuoteState['fields'],
): readonly ToldChange[] {
  return Object.entries(after).flatMap(([field, present]) => {
    const previous = before[field] ?? ''
    return previous === present ? [] : [{ field, previous, present }]
  })
}
