/** The lines of a table that are chosen, to do one thing to all of them; each is named by its id. */

export interface RowSelection<Id> {
  readonly chosen: ReadonlySet<Id>
  /** The line that was chosen last: a range begins there. */
  readonly anchor: Id | undefined
  /** The range that is being drawn from the anchor: where it ends now, and what was chosen before it began. */
  readonly range?: { readonly end: Id; readonly before: ReadonlySet<Id> }
}

export const nothingChosen: RowSelection<never> = { chosen: new Set(), anchor: undefined }

/** A line is chosen or not. `isRange` takes every line between the one before and this one along. */
export interface Choice<Id> {
  readonly id: Id
  readonly isOn: boolean
  readonly isRange: boolean
}

/** The selection after one more choice; `order` is the order that the lines are shown in. */
export function withChoice<Id>(
  { chosen, anchor }: RowSelection<Id>,
  order: readonly Id[],
  { id, isOn, isRange }: Choice<Id>,
): RowSelection<Id> {
  const next = new Set(chosen)
  for (const each of isRange ? between(order, anchor, id) : [id]) {
    if (isOn) next.add(each)
    else next.delete(each)
  }
  return { chosen: next, anchor: id }
}

/** From a line to another one. `isNew` begins a range there, also where one has ended. */
export interface Reach<Id> {
  readonly from: Id
  readonly to: Id
  readonly isNew?: boolean
}

/**
 * The selection after one has gone on from a line to another, with Shift or by dragging: every line from where the range
 * began, and no more of those that it held on the way. What was chosen before stays.
 */
export function withReach<Id>(
  { chosen, anchor, range }: RowSelection<Id>,
  order: readonly Id[],
  { from, to, isNew = false }: Reach<Id>,
): RowSelection<Id> {
  const goesOn = !isNew && range?.end === from && anchor !== undefined && order.includes(anchor)
  const start = goesOn ? anchor : from
  const before = goesOn ? range.before : chosen
  return {
    chosen: new Set([...before, ...between(order, start, to)]),
    anchor: start,
    range: { end: to, before },
  }
}

/** The selection without lines that are gone. The very same where none is. */
export function withoutGone<Id>(
  selection: RowSelection<Id>,
  there: ReadonlySet<Id>,
): RowSelection<Id> {
  const left = [...selection.chosen].filter((id) => there.has(id))
  return left.length === selection.chosen.size ? selection : { ...selection, chosen: new Set(left) }
}

function between<Id>(order: readonly Id[], from: Id | undefined, to: Id): readonly Id[] {
  const start = from === undefined ? -1 : order.indexOf(from)
  const end = order.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}
