/** A table of written lines that somebody works in. Lines keep their keys and their order. */
import { mergeDuplicates } from './line-duplicates.ts'
import type { CheckedLine } from './line-check.ts'
import type { LineField, WrittenLine } from './written-line.ts'

export interface LineTable {
  readonly lines: readonly WrittenLine[]
  /** What the last removal took away; undefined when there is nothing to bring back. */
  readonly removed: RemovedLines | undefined
}

/** A line that was taken away, and the one that it followed; undefined was the top. */
interface RemovedLine {
  readonly line: WrittenLine
  readonly after: string | undefined
}

export interface RemovedLines {
  readonly lines: readonly RemovedLine[]
  /** The quantity that a merged line had, and the one it got. */
  readonly merged:
    | { readonly key: string; readonly before: string; readonly since: string }
    | undefined
}

export type LineEdit =
  | {
      readonly kind: 'cell'
      readonly key: string
      readonly field: LineField
      readonly text: string
    }
  /** One text for one column of many lines, such as one requested date. */
  | {
      readonly kind: 'fill'
      readonly keys: readonly string[]
      readonly field: LineField
      readonly text: string
    }
  | { readonly kind: 'add'; readonly lines: readonly WrittenLine[] }
  | { readonly kind: 'remove'; readonly keys: readonly string[] }
  | { readonly kind: 'merge'; readonly keys: readonly string[] }
  | { readonly kind: 'undo' }
  /** Lines that are done with: they leave and cannot be brought back. */
  | { readonly kind: 'settle'; readonly keys: readonly string[] }
  | { readonly kind: 'replace'; readonly lines: readonly WrittenLine[] }

export const emptyTable: LineTable = { lines: [], removed: undefined }

/** The table after one edit. An edit of a line that is not there changes nothing. */
export function edited(table: LineTable, edit: LineEdit): LineTable {
  const { lines } = table
  switch (edit.kind) {
    case 'cell':
      return { ...table, lines: filled(lines, { ...edit, keys: [edit.key] }) }
    case 'fill':
      return { ...table, lines: filled(lines, edit) }
    case 'add':
      return { ...table, lines: [...lines, ...edit.lines] }
    case 'remove':
      return withoutLines(table, edit.keys)
    case 'merge':
      return merged(table, edit.keys)
    case 'undo':
      return undone(table)
    case 'settle':
      return { ...table, lines: lines.filter(({ key }) => !edit.keys.includes(key)) }
    case 'replace':
      return { lines: edit.lines, removed: undefined }
  }
}

export interface LineCounts {
  readonly faulty: number
  /** Can be added as they are. */
  readonly ready: number
  /** Blank, or still being looked up. */
  readonly open: number
}

/** How many lines are in which state; together they are all lines. */
export function countLines(lines: readonly CheckedLine[]): LineCounts {
  const faulty = lines.filter(({ problems }) => problems.length > 0).length
  const ready = lines.filter(({ request }) => request !== undefined).length
  return { faulty, ready, open: lines.length - faulty - ready }
}

function filled(
  lines: readonly WrittenLine[],
  { keys, field, text }: { keys: readonly string[]; field: LineField; text: string },
): readonly WrittenLine[] {
  return lines.map((line) => (keys.includes(line.key) ? { ...line, [field]: text } : line))
}

function withoutLines(table: LineTable, keys: readonly string[]): LineTable {
  const lines = table.lines.filter(({ key }) => !keys.includes(key))
  if (lines.length === table.lines.length) return table
  const removed = removedFrom(table.lines, lines)
  return { lines, removed: { lines: removed, merged: undefined } }
}

function merged(table: LineTable, keys: readonly string[]): LineTable {
  const lines = mergeDuplicates(table.lines, keys)
  if (lines === table.lines) return table
  const removed = removedFrom(table.lines, lines)
  const before = table.lines.find(({ key }) => keys.includes(key))
  const since = lines.find(({ key }) => key === before?.key)
  if (!before || !since) return table
  return {
    lines,
    removed: {
      lines: removed,
      merged: { key: before.key, before: before.quantity, since: since.quantity },
    },
  }
}

function removedFrom(
  before: readonly WrittenLine[],
  now: readonly WrittenLine[],
): readonly RemovedLine[] {
  const kept = new Set(now.map(({ key }) => key))
  return before.flatMap((line, index) =>
    kept.has(line.key) ? [] : [{ line, after: before[index - 1]?.key }],
  )
}

/** Brings the lines of the last removal back to where they stood; what was edited since then stays. */
function undone({ lines, removed }: LineTable): LineTable {
  if (!removed) return { lines, removed }
  const restored = lines.map((line) =>
    line.key === removed.merged?.key && line.quantity === removed.merged.since
      ? { ...line, quantity: removed.merged.before }
      : line,
  )
  for (const { line, after } of removed.lines) {
    const place = after === undefined ? 0 : restored.findIndex(({ key }) => key === after) + 1
    // What it followed is gone: then it goes to the end.
    if (after !== undefined && place === 0) restored.push(line)
    else restored.splice(place, 0, line)
  }
  return { lines: restored, removed: undefined }
}
