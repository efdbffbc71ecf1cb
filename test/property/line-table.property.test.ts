import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { duplicateGroups } from '../../src/domain/draft-order/line-duplicates.ts'
import {
  lastEdit,
  lastUndone,
  withEdit,
  type LineEdit,
  redone,
  withoutAddedLines,
  tableOf,
  undone,
} from '../../src/domain/draft-order/line-table.ts'
import { lineFields, type WrittenLine } from '../../src/domain/draft-order/written-line.ts'
import { parseQuantity } from '../../src/domain/pricing/quantity-rule.ts'
import { writtenLineArb, writtenLinesArb } from '../arbitraries/written-line.arb.ts'

const keysOf = (lines: readonly WrittenLine[]) => lines.map(({ key }) => key)

/** A table that can hold duplicates, and an edit of it. */
const editedTableArb = fc
  .tuple(writtenLinesArb, fc.nat({ max: 3 }))
  .map(([lines, copies]) => [
    ...lines,
    ...lines.slice(0, copies).map((line) => ({ ...line, key: `${line.key} again` })),
  ])
  .chain((lines) => editArb(lines).map((edit) => ({ table: tableOf(lines), edit })))

function editArb(lines: readonly WrittenLine[]): fc.Arbitrary<LineEdit> {
  const keyArb = fc.constantFrom('no such line', ...keysOf(lines))
  const keysArb = fc.subarray([...keysOf(lines)])
  const fieldArb = fc.constantFrom(...lineFields)
  const groups = duplicateGroups(lines)
  const added = writtenLineArb.map((line) => [{ key: 'new', number: 0, ...line }])
  return fc.oneof(
    fc.record({
      kind: fc.constantFrom('cell', 'repair'),
      key: keyArb,
      field: fieldArb,
      text: fc.string(),
    }),
    fc.record({
      kind: fc.constant('fill' as const),
      keys: keysArb,
      field: fieldArb,
      text: fc.string(),
    }),
    fc.record({ kind: fc.constant('add' as const), lines: added }),
    fc.record({ kind: fc.constant('remove' as const), keys: keysArb }),
    fc.record({
      kind: fc.constant('merge' as const),
      keys: groups.length > 0 ? fc.constantFrom(...groups) : keysArb,
    }),
    fc.record({ kind: fc.constant('replace' as const), lines: fc.constant(lines.slice(1)) }),
  )
}

describe('a table of lines', () => {
  it('is as before when any edit is undone', () => {
    fc.assert(
      fc.property(editedTableArb, ({ table, edit }) => {
        expect(undone(withEdit(table, edit)).lines).toEqual(table.lines)
      }),
      { numRuns: 500 },
    )
  })

  it('is as it was read when all edits are undone, however many, and as before when all are done again', () => {
    const arb = editedTableArb.chain(({ table }) =>
      fc.array(editArb(table.lines), { maxLength: 8 }).map((edits) => ({ table, edits })),
    )
    fc.assert(
      fc.property(arb, ({ table, edits }) => {
        // A second line of one key would be another table.
        const distinct = edits.map((edit, index) =>
          edit.kind === 'add'
            ? { ...edit, lines: edit.lines.map((line) => ({ ...line, key: `new ${index}` })) }
            : edit,
        )
        const states = [table]
        for (const edit of distinct) {
          const after = withEdit(states.at(-1) ?? table, edit)
          if (after !== states.at(-1)) states.push(after)
        }
        let now = states.at(-1) ?? table
        for (const { lines } of states.toReversed()) {
          expect(now.lines).toEqual(lines)
          now = undone(now)
        }
        expect(lastEdit(now)).toBeUndefined()
        for (const { lines } of states) {
          expect(now.lines).toEqual(lines)
          now = redone(now)
        }
        expect(lastUndone(now)).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  it('keeps the keys apart and the lines in their order', () => {
    fc.assert(
      fc.property(editedTableArb, ({ table, edit }) => {
        const before = keysOf(table.lines)
        const now = keysOf(withEdit(table, edit).lines)
        expect(new Set(now).size).toBe(now.length)
        expect(now.filter((key) => before.includes(key))).toEqual(
          before.filter((key) => now.includes(key)),
        )
      }),
    )
  })

  it('never has a line again that is done with, whatever is undone', () => {
    const arb = editedTableArb.chain(({ table, edit }) => {
      const after = withEdit(table, edit)
      return fc.subarray([...keysOf(after.lines)]).map((keys) => ({ table, after, keys }))
    })
    fc.assert(
      fc.property(arb, ({ table, after, keys }) => {
        const rest = undone(withoutAddedLines(after, keys))
        expect(keysOf(rest.lines).filter((key) => keys.includes(key))).toEqual([])
        const pieces =
          piecesIn(rest.lines) + piecesIn(after.lines.filter(({ key }) => keys.includes(key)))
        const all = new Set([...keysOf(table.lines), ...keysOf(after.lines)])
        expect(keysOf(rest.lines).every((key) => all.has(key))).toBe(true)
        if (lastEdit(after)?.kind === 'merge') expect(pieces).toBe(piecesIn(table.lines))
      }),
      { numRuns: 300 },
    )
  })
})

describe('merging duplicates', () => {
  it('keeps the number of pieces, and leaves no group that could be merged', () => {
    fc.assert(
      fc.property(editedTableArb, ({ table }) => {
        const keys = duplicateGroups(table.lines).flat()
        const merged = withEdit(table, { kind: 'merge', keys })
        expect(undone(merged).lines).toEqual(table.lines)
        expect(piecesIn(merged.lines)).toBe(piecesIn(table.lines))
        for (const keys of duplicateGroups(merged.lines)) {
          const quantities = merged.lines
            .filter(({ key }) => keys.includes(key))
            .map(({ quantity }) => parseQuantity(quantity))
          const sum = quantities.reduce<number>((total, each) => total + (each ?? 0), 0)
          expect(quantities.includes(undefined) || sum > 999_999_999).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

function piecesIn(lines: readonly WrittenLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + (parseQuantity(quantity) ?? 0), 0)
}
