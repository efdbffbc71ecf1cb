/** An editable table of written lines. Lines keep their keys and their order; edits can be undone one after the other. */
import { mergeDuplicates } from './line-duplicates.ts'
import { type LineField, lineFields, type WrittenLine } from './written-line.ts'

export type LineEdit =
  | {
      /** A repair is an edit of one cell like any other, by another name. */
      readonly kind: 'cell' | 'repair'
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
  /** New lines at the end. */
  | { readonly kind: 'add'; readonly lines: readonly WrittenLine[] }
  | { readonly kind: 'remove'; readonly keys: readonly string[] }
  /** The duplicates among these lines become one line each. */
  | { readonly kind: 'merge'; readonly keys: readonly string[] }
  /** Everything at once, such as all repairs of one kind; lines that are not among the new ones leave. */
  | { readonly kind: 'replace'; readonly lines: readonly WrittenLine[] }

export interface LineTable {
  readonly lines: readonly WrittenLine[]
  /** The last edit that changed anything; undefined when there is nothing to undo. */
  readonly last: LastEdit | undefined
  /** Those before it, the oldest first. */
  readonly earlier: readonly LastEdit[]
}

/** So many edits can be undone. */
const depth = 200

/** What an edit did, cell by cell and line by line, so that undoing it leaves alone what it did not touch. */
export interface LastEdit {
  readonly kind: LineEdit['kind']
  readonly changed: readonly ChangedCell[]
  readonly removed: readonly RemovedLine[]
  /** Keys of the lines that came. */
  readonly added: readonly string[]
}

interface ChangedCell {
  readonly key: string
  readonly field: LineField
  readonly before: string
}

interface RemovedLine {
  readonly line: WrittenLine
  /** The key of the line that it followed; undefined was the top. */
  readonly after: string | undefined
}

/** A table to begin with; reading the lines is no edit. */
export function tableOf(lines: readonly WrittenLine[]): LineTable {
  return { lines, last: undefined, earlier: [] }
}

/** The table after one edit. An edit that changes nothing leaves the last one to be undone. */
export function withEdit(table: LineTable, edit: LineEdit): LineTable {
  const lines = linesAfter(table.lines, edit)
  const last = { kind: edit.kind, ...differenceOf(table.lines, lines) }
  const isSame = last.changed.length + last.removed.length + last.added.length === 0
  if (isSame) return table
  return { lines, last, earlier: [...table.earlier, ...stepsOf(table.last)].slice(1 - depth) }
}

/**
 * The table without what the last edit did: removed lines stand where they stood, changed cells say what they
 * said, added lines are gone. What else has been done to the table since then stays. The edit before it is the last one.
 */
export function undone(table: LineTable): LineTable {
  const { lines, last, earlier } = table
  if (!last) return table
  const former = new Map<string, WrittenLine>()
  const byKey = new Map(lines.map((line) => [line.key, line]))
  for (const cell of last.changed) {
    const line = former.get(cell.key) ?? byKey.get(cell.key)
    if (line) former.set(cell.key, withFormerText(line, cell))
  }
  const restored = without(lines, last.added).map((line) => former.get(line.key) ?? line)
  for (const { line, after } of last.removed) {
    const place = after === undefined ? 0 : restored.findIndex(({ key }) => key === after) + 1
    const hasLostPlace = after !== undefined && place === 0
    restored.splice(hasLostPlace ? restored.length : place, 0, line)
  }
  return { lines: restored, last: earlier.at(-1), earlier: earlier.slice(0, -1) }
}

/**
 * The table without lines that are done with, because they stand on the quote now. That cannot be undone, nor can
 * an edit that they took part in, and what was before it: merged lines brought back beside it would be ordered twice.
 */
export function settled(table: LineTable, keys: readonly string[]): LineTable {
  const gone = new Set(keys)
  const isPart = ({ changed, removed }: LastEdit) =>
    changed.some(({ key }) => gone.has(key)) || removed.some(({ line }) => gone.has(line.key))
  const steps = [...table.earlier, ...stepsOf(table.last)]
  const kept = steps.slice(steps.findLastIndex(isPart) + 1)
  return { lines: without(table.lines, keys), last: kept.at(-1), earlier: kept.slice(0, -1) }
}

function stepsOf(last: LastEdit | undefined): readonly LastEdit[] {
  return last === undefined ? [] : [last]
}

function linesAfter(lines: readonly WrittenLine[], edit: LineEdit): readonly WrittenLine[] {
  switch (edit.kind) {
    case 'cell':
    case 'repair':
      return filled(lines, { ...edit, keys: [edit.key] })
    case 'fill':
      return filled(lines, edit)
    case 'add':
      return [...lines, ...edit.lines]
    case 'remove':
      return without(lines, edit.keys)
    case 'merge':
      return mergeDuplicates(lines, edit.keys)
    case 'replace':
      return edit.lines
  }
}

function filled(
  lines: readonly WrittenLine[],
  { keys, field, text }: { keys: readonly string[]; field: LineField; text: string },
): readonly WrittenLine[] {
  const meant = new Set(keys)
  return lines.map((line) => (meant.has(line.key) ? { ...line, [field]: text } : line))
}

function without(lines: readonly WrittenLine[], keys: readonly string[]): readonly WrittenLine[] {
  const gone = new Set(keys)
  return lines.filter(({ key }) => !gone.has(key))
}

function withFormerText(line: WrittenLine, { field, before }: ChangedCell): WrittenLine {
  return { ...line, [field]: before }
}

function differenceOf(
  before: readonly WrittenLine[],
  now: readonly WrittenLine[],
): Omit<LastEdit, 'kind'> {
  if (areSameKeys(before, now)) {
    return {
      changed: before.flatMap((line, index) => cellsChanged(line, now[index])),
      removed: [],
      added: [],
    }
  }
  const former = new Map(before.map((line) => [line.key, line]))
  const latter = new Map(now.map((line) => [line.key, line]))
  return {
    changed: before.flatMap((line) => cellsChanged(line, latter.get(line.key))),
    removed: before.flatMap((line, index) =>
      latter.has(line.key) ? [] : [{ line, after: before[index - 1]?.key }],
    ),
    added: now.flatMap(({ key }) => (former.has(key) ? [] : [key])),
  }
}

function areSameKeys(before: readonly WrittenLine[], now: readonly WrittenLine[]): boolean {
  return before.length === now.length && before.every(({ key }, index) => key === now[index]?.key)
}

function cellsChanged(line: WrittenLine, since: WrittenLine | undefined): readonly ChangedCell[] {
  if (!since || since === line) return noCells
  return lineFields
    .filter((field) => since[field] !== line[field])
    .map((field) => ({ key: line.key, field, before: line[field] }))
}

const noCells: readonly ChangedCell[] = []
