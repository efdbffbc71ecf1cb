/** An editable table of written lines. Lines keep their keys and their order; edits can be undone one after the other. */
import {
  noSteps,
  stepBack,
  stepForward,
  type StepHistory,
  withNextStep,
} from '../shared/step-history.ts'
import { mergeDuplicates, type ReadCodes } from './line-duplicates.ts'
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
  | {
      readonly kind: 'merge'
      readonly keys: readonly string[]
      readonly readAs?: ReadCodes
    }
  /** Everything at once, such as all repairs of one kind; lines that are not among the new ones leave. */
  | { readonly kind: 'replace'; readonly lines: readonly WrittenLine[] }

export interface LineTable {
  readonly lines: readonly WrittenLine[]
  /** The edits that changed anything. */
  readonly history: StepHistory<EditStep>
}

/** What an edit did, cell by cell and line by line, so that undoing it leaves alone what it did not touch. */
export interface EditStep {
  readonly kind: LineEdit['kind']
  readonly changed: readonly ChangedCell[]
  readonly removed: readonly PlacedLine[]
  readonly added: readonly PlacedLine[]
}

interface ChangedCell {
  readonly key: string
  readonly field: LineField
  readonly before: string
  readonly after: string
}

interface PlacedLine {
  readonly line: WrittenLine
  /** The key of the line that it follows; undefined is the top. */
  readonly after: string | undefined
}

/** A table to begin with; reading the lines is no edit. */
export function tableOf(lines: readonly WrittenLine[]): LineTable {
  return { lines, history: noSteps }
}

/** The table after one edit. An edit that changes nothing leaves the history as it is. */
export function withEdit(table: LineTable, edit: LineEdit): LineTable {
  const lines = linesAfter(table.lines, edit)
  const step = { kind: edit.kind, ...differenceOf(table.lines, lines) }
  const isSame = step.changed.length + step.removed.length + step.added.length === 0
  return isSame ? table : { lines, history: withNextStep(table.history, step) }
}

/** The edit that would be undone next. */
export function lastEdit({ history }: LineTable): EditStep | undefined {
  return history.done.at(-1)
}

/** The table as if its last edit had been another one that leads to the same lines. */
export function withLastEdit(
  { lines, history }: LineTable,
  change: (step: EditStep) => EditStep,
): LineTable {
  const { done } = history
  return {
    lines,
    history: { ...history, done: [...done.slice(0, -1), ...done.slice(-1).map(change)] },
  }
}

/** The edit that was undone last, and would be done again next. */
export function lastUndone({ history }: LineTable): EditStep | undefined {
  return history.undone.at(-1)
}

/**
 * The table without what the last edit did: removed lines stand where they stood, changed cells say what they
 * said, added lines are gone. What else has been done to the table since then stays. The edit before it is the last one.
 */
export function undone(table: LineTable): LineTable {
  const back = stepBack(table.history)
  if (!back) return table
  const { changed, removed, added } = back.step
  const texts = changed.map(({ before, ...cell }) => ({ ...cell, text: before }))
  return {
    lines: withPlaced(without(withTexts(table.lines, texts), keysOf(added)), removed),
    history: back.history,
  }
}

/** The table with what was undone last done once more, in the lines that are there. */
export function redone(table: LineTable): LineTable {
  const forward = stepForward(table.history)
  if (!forward) return table
  const { changed, removed, added } = forward.step
  const texts = changed.map(({ after, ...cell }) => ({ ...cell, text: after }))
  return {
    lines: withPlaced(without(withTexts(table.lines, texts), keysOf(removed)), added),
    history: forward.history,
  }
}

/**
 * The table without lines that are done with, because they stand on the quote now. That cannot be undone, nor can
 * an edit that they took part in, and what was before it: merged lines brought back beside it would be ordered twice.
 * The same holds for what was undone, and what would be done after it.
 */
export function withoutAddedLines(table: LineTable, keys: readonly string[]): LineTable {
  const gone = new Set(keys)
  const isPart = ({ changed, removed }: EditStep) =>
    changed.some(({ key }) => gone.has(key)) || removed.some(({ line }) => gone.has(line.key))
  const kept = (steps: readonly EditStep[]) => steps.slice(steps.findLastIndex(isPart) + 1)
  const { done, undone: back } = table.history
  return {
    lines: without(table.lines, keys),
    history: { done: kept(done), undone: kept(back) },
  }
}

/** The lines that are there with other texts in some cells. */
function withTexts(
  lines: readonly WrittenLine[],
  texts: readonly { readonly key: string; readonly field: LineField; readonly text: string }[],
): readonly WrittenLine[] {
  const byKey = new Map<string, Partial<Record<LineField, string>>>()
  for (const { key, field, text } of texts) byKey.set(key, { ...byKey.get(key), [field]: text })
  return lines.map((line) => {
    const other = byKey.get(line.key)
    return other ? { ...line, ...other } : line
  })
}

/** With lines that come back, each behind the one that it follows; at the end where that one is gone. */
function withPlaced(
  lines: readonly WrittenLine[],
  coming: readonly PlacedLine[],
): readonly WrittenLine[] {
  if (coming.length === 0) return lines
  const behind = new Map(coming.map(({ line, after }) => [after, line]))
  const placed: WrittenLine[] = []
  const follow = (after: string | undefined) => {
    let place = after
    for (let line = behind.get(place); line; line = behind.get(place)) {
      behind.delete(place)
      placed.push(line)
      place = line.key
    }
  }
  follow(undefined)
  for (const line of lines) {
    placed.push(line)
    follow(line.key)
  }
  for (const { after } of coming) follow(after)
  return placed
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
      return mergeDuplicates(lines, edit.keys, edit.readAs)
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

function differenceOf(
  before: readonly WrittenLine[],
  now: readonly WrittenLine[],
): Omit<EditStep, 'kind'> {
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
    removed: placedIn(before, (key) => !latter.has(key)),
    added: placedIn(now, (key) => !former.has(key)),
  }
}

function placedIn(
  lines: readonly WrittenLine[],
  isMeant: (key: string) => boolean,
): readonly PlacedLine[] {
  return lines.flatMap((line, index) =>
    isMeant(line.key) ? [{ line, after: lines[index - 1]?.key }] : [],
  )
}

function keysOf(placed: readonly PlacedLine[]): readonly string[] {
  return placed.map(({ line }) => line.key)
}

function areSameKeys(before: readonly WrittenLine[], now: readonly WrittenLine[]): boolean {
  return before.length === now.length && before.every(({ key }, index) => key === now[index]?.key)
}

function cellsChanged(line: WrittenLine, since: WrittenLine | undefined): readonly ChangedCell[] {
  if (!since || since === line) return noCells
  return lineFields
    .filter((field) => since[field] !== line[field])
    .map((field) => ({ key: line.key, field, before: line[field], after: since[field] }))
}

const noCells: readonly ChangedCell[] = []
