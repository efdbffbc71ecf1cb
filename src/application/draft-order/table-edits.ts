/** What a customer does to the lines of a table, as edits of the table. */
import { dateCell } from '../../domain/draft-order/csv-date.ts'
import { unbegunAfter } from '../../domain/draft-order/hundreds.ts'
import type { Repair } from '../../domain/draft-order/line-problem.ts'
import { sureRepair } from '../../domain/draft-order/line-repair.ts'
import {
  type EditStep,
  lastEdit,
  lastUndone,
  type LineEdit,
  type LineTable,
  redone,
  undone,
  withEdit,
} from '../../domain/draft-order/line-table.ts'
import {
  emptyLine,
  type LineField,
  type WrittenLine,
} from '../../domain/draft-order/written-line.ts'
import { type AddingRun, holdsNone, isHeld } from './adding-run.ts'
import { type CsvImportContext, keysOf, termsOf, type TableEvent } from './csv-import.context.ts'
import { linesInOrder } from './date-order.ts'
import { checkedLine, lineRepairs } from './line-facts.ts'
import { keyOf, linesWithBlock } from './pasted-block.ts'
import { duplicatesIn, readCodes } from './duplicate-lines.ts'

/** The table after an event. A line that waits for its batch, or is in doubt, keeps still. */
export function tableEdited(
  context: CsvImportContext,
  event: TableEvent,
): Partial<CsvImportContext> {
  const table = tableAfter(context, event)
  const grown = Math.max(0, table.lines.length - context.table.lines.length)
  const count = table.lines.length
  const { limit, unbegun } = context
  if (grown > 0 && count > limit) {
    return { refusal: { kind: 'too-many', count, limit, edit: event } }
  }
  const [before, now] = [keysOf(context.table.lines), keysOf(table.lines)]
  const areSame = before.length === now.length && before.every((key, index) => key === now[index])
  return {
    table,
    ...(table !== context.table && refusalAfterEdit(context)),
    nextKey: context.nextKey + grown,
    unbegun: areSame ? unbegun : unbegunAfter({ unbegun, before, now }),
  }
}

/** An edit that was refused was meant for the lines as they were: done later, it would write over newer ones. */
function refusalAfterEdit({ refusal }: CsvImportContext): Partial<CsvImportContext> {
  return refusal?.kind === 'too-many' && refusal.edit ? { refusal: undefined } : {}
}

/** Keys of the lines that were not added and that a change makes others. */
export function changedFailures(
  { table, run }: CsvImportContext,
  change: () => Partial<CsvImportContext>,
): readonly string[] {
  if (run.notAdded.size === 0) return []
  const { table: after = table } = change()
  return [...run.notAdded.keys()].filter((key) => lineOf(after, key) !== lineOf(table, key))
}

type EditedTable = Pick<CsvImportContext, 'table' | 'run' | 'addedCount'>

/** What undoing would take back; undefined when there is nothing, or when it would move a line that keeps still. */
export function undoable({ table, run, addedCount }: EditedTable): LineEdit['kind'] | undefined {
  const step = lastEdit(table)
  // Part of the file stands in the draft order already: taking back the rest would be no undoing.
  if (!step || (step.kind === 'add' && addedCount > 0)) return undefined
  return movesHeldLine(run, step, step.added) ? undefined : step.kind
}

/** What doing again would bring back of what was undone last; undefined like the other way round. */
export function redoable({
  table,
  run,
}: Pick<EditedTable, 'table' | 'run'>): LineEdit['kind'] | undefined {
  const step = lastUndone(table)
  return !step || movesHeldLine(run, step, step.removed) ? undefined : step.kind
}

function movesHeldLine(
  run: AddingRun,
  { changed }: EditStep,
  leaving: EditStep['removed'],
): boolean {
  if (holdsNone(run)) return false
  return (
    changed.some(({ key }) => isHeld(run, key)) || leaving.some(({ line }) => isHeld(run, line.key))
  )
}

/** One and the same transition for everything that is done to the lines, except typing in a cell. */
export function onEveryEdit<const Transition>(transition: Transition) {
  return {
    'line.append': transition,
    'date.fill': transition,
    'dates.order': transition,
    'repair.apply': transition,
    'repairs.apply': transition,
    'guess.apply': transition,
    'lines.remove': transition,
    'lines.merge': transition,
    'block.paste': transition,
    'table.undo': transition,
    'table.redo': transition,
  } satisfies Record<Exclude<TableEvent['type'], 'cell.changed'>, Transition>
}

const tableEvents = ['cell.changed', ...Object.keys(onEveryEdit(undefined))]

/** Whether an event of the chart is an edit of its table. */
export function isTableEvent(event: { readonly type: string }): event is TableEvent {
  return tableEvents.includes(event.type)
}

/** The repair of a kind for each line that may be edited and where it is no guess. */
export function repairsOfKind(
  context: CsvImportContext,
  kind: Repair['kind'],
): readonly { readonly key: string; readonly repair: Repair }[] {
  const terms = termsOf(context)
  return context.table.lines.flatMap((line) => {
    if (isHeld(context.run, line.key)) return []
    const repairs = lineRepairs(checkedLine(line, context, terms), context, terms)
    const repair = sureRepair(repairs.filter((each) => each.kind === kind))
    return repair ? [{ key: line.key, repair }] : []
  })
}

function tableAfter(context: CsvImportContext, event: TableEvent): LineTable {
  const { table, run, ownCodes } = context
  const free = (keys: readonly string[]) => keys.filter((key) => !isHeld(run, key))
  switch (event.type) {
    case 'line.append':
      return withEdit(table, { kind: 'add', lines: [newLine(context)] })
    case 'cell.changed': {
      const { key, field, text } = event
      return isHeld(run, key) ? table : typed(context, { kind: 'cell', key, field, text })
    }
    case 'date.fill': {
      const text = dateCell(event.date)
      return withEdit(table, { kind: 'fill', keys: free(event.keys), field: 'requestedDate', text })
    }
    case 'dates.order':
      return withEdit(table, { kind: 'replace', lines: linesInOrder(context, event.order) })
    case 'repair.apply': {
      const { key, repair } = event
      const { field, text } = repair
      return isHeld(run, key) ? table : withEdit(table, { kind: 'repair', key, field, text })
    }
    case 'repairs.apply':
      return withEdit(table, { kind: 'replace', lines: repairedLines(context, event.kind) })
    case 'guess.apply':
      return withEdit(table, { kind: 'replace', lines: guessedLines(context, event) })
    case 'lines.remove':
      return withEdit(table, { kind: 'remove', keys: free(event.keys) })
    case 'lines.merge':
      return withEdit(table, {
        kind: 'merge',
        keys: free(duplicatesIn(table.lines, ownCodes).withThem(event.keys)),
        readAs: readCodes(table.lines, ownCodes),
      })
    case 'block.paste':
      return withEdit(table, { kind: 'replace', lines: linesWithBlock(context, event) })
    case 'table.undo':
      return undoable(context) ? undone(table) : table
    case 'table.redo':
      return redoable(context) ? redone(table) : table
  }
}

/** Keys struck one after another in one cell are one edit, so that undoing brings back what stood there before. */
function typed(
  { table, typedKey }: CsvImportContext,
  edit: Extract<LineEdit, { readonly field: LineField; readonly key: string }>,
): LineTable {
  const next = withEdit(table, edit)
  const before = lastEdit(table)
  const [cell, ...others] = before?.changed ?? []
  const isSameCell =
    before?.kind === 'cell' &&
    others.length === 0 &&
    cell?.key === edit.key &&
    cell.field === edit.field &&
    typedKey === edit.key
  if (!isSameCell || next === table) return next
  const whole = { ...before, changed: [{ ...cell, after: edit.text }] }
  const done = [...table.history.done.slice(0, -1), whole]
  return { lines: next.lines, history: { done, undone: [] } }
}

function repairedLines(context: CsvImportContext, kind: Repair['kind']): readonly WrittenLine[] {
  const repairs = new Map(repairsOfKind(context, kind).map(({ key, repair }) => [key, repair]))
  return context.table.lines.map((line) => {
    const repair = repairs.get(line.key)
    return repair ? { ...line, [repair.field]: repair.text } : line
  })
}

/** The lines that are still offered the repair, with it. */
function guessedLines(
  context: CsvImportContext,
  { keys, repair: { field, text } }: Extract<TableEvent, { readonly type: 'guess.apply' }>,
): readonly WrittenLine[] {
  const wanted = new Set(keys)
  const terms = termsOf(context)
  return context.table.lines.map((line) => {
    if (!wanted.has(line.key) || isHeld(context.run, line.key)) return line
    const repairs = lineRepairs(checkedLine(line, context, terms), context, terms)
    const isOffered = repairs.some((each) => each.field === field && each.text === text)
    return isOffered ? { ...line, [field]: text } : line
  })
}

function lineOf({ lines }: LineTable, key: string): WrittenLine | undefined {
  return lines.find((line) => line.key === key)
}

/** A blank line behind the others, numbered as the next row of a sheet would be. */
function newLine({ table, nextKey }: CsvImportContext): WrittenLine {
  const last = Math.max(0, ...table.lines.map(({ number }) => number))
  return emptyLine(keyOf(nextKey), last + 1)
}
