import { describe, expect, it } from 'vitest'
import {
  lastEdit,
  redone,
  withoutAddedLines,
  tableOf,
  undone,
  withEdit,
} from '../../../../src/domain/draft-order/line-table.ts'
import { emptyLine } from '../../../../src/domain/draft-order/written-line.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

const [first, second, third] = [
  aWrittenLine({ key: 'a' }),
  aWrittenLine({ key: 'b', modelCode: 'OM1100CNS' }),
  aWrittenLine({ key: 'c', quantity: '5' }),
]
const table = tableOf([first, second, third])

const keysOf = (lines: readonly { readonly key: string }[]) => lines.map(({ key }) => key)

describe('a table of lines', () => {
  it('has one cell changed and everything else as it was', () => {
    const { lines } = withEdit(table, { kind: 'cell', key: 'b', field: 'quantity', text: '7' })
    expect(lines).toEqual([first, { ...second, quantity: '7' }, third])
    expect(lines[0]).toBe(first)
  })

  it('has one date given to many lines', () => {
    const fill = { field: 'requestedDate', text: '2027-05-01T00:00:00Z' } as const
    const { lines } = withEdit(table, { kind: 'fill', keys: ['a', 'c'], ...fill })
    expect(lines.map(({ requestedDate }) => requestedDate)).toEqual([
      fill.text,
      second.requestedDate,
      fill.text,
    ])
  })

  it('gets new lines at its end', () => {
    const { lines } = withEdit(table, { kind: 'add', lines: [emptyLine('d', 9)] })
    expect(keysOf(lines)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('brings removed lines back to where they stood, and keeps what was done elsewhere', () => {
    const removed = withEdit(table, { kind: 'remove', keys: ['a', 'b'] })
    expect(keysOf(removed.lines)).toEqual(['c'])
    expect(undone(removed).lines).toEqual(table.lines)
    const added = withoutAddedLines(removed, ['c'])
    expect(keysOf(undone(added).lines)).toEqual(['a', 'b'])
    const behindAdded = withoutAddedLines(withEdit(table, { kind: 'remove', keys: ['b'] }), ['a'])
    expect(keysOf(undone(behindAdded).lines)).toEqual(['c', 'b'])
  })

  it('undoes one edit after the other, the last one first', () => {
    const typed = withEdit(table, { kind: 'cell', key: 'a', field: 'quantity', text: '3' })
    const repaired = withEdit(typed, { kind: 'repair', key: 'a', field: 'quantity', text: '24' })
    expect(lastEdit(repaired)?.kind).toBe('repair')
    const back = undone(repaired)
    expect(back.lines).toEqual(typed.lines)
    expect(undone(back).lines).toEqual(table.lines)
    expect(undone(table)).toEqual(table)
  })

  it('keeps the last edit to be undone when an edit changes nothing', () => {
    const removed = withEdit(table, { kind: 'remove', keys: ['a'] })
    const same = { kind: 'cell', key: 'b', field: 'quantity', text: second.quantity } as const
    expect(withEdit(removed, same)).toBe(removed)
    expect(withEdit(removed, { kind: 'remove', keys: ['z'] })).toBe(removed)
  })

  it('takes a merge back as a whole', () => {
    const merged = withEdit(table, { kind: 'merge', keys: ['a', 'c'] })
    expect(merged.lines).toEqual([{ ...first, quantity: '7' }, second])
    expect(undone(merged).lines).toEqual(table.lines)
  })

  it('does not bring lines back that were added to the quote as a part of another', () => {
    const merged = withEdit(table, { kind: 'merge', keys: ['a', 'c'] })
    const added = withoutAddedLines(merged, ['a'])
    expect(added.lines).toEqual([second])
    expect(undone(added).lines).toEqual([second])
  })

  it('does not merge lines again of which one was added meanwhile, and forgets what was undone once there is another edit', () => {
    const back = undone(withEdit(table, { kind: 'merge', keys: ['a', 'c'] }))
    expect(redone(withoutAddedLines(back, ['c'])).lines).toEqual([first, second])
    expect(keysOf(redone(withoutAddedLines(back, ['b'])).lines)).toEqual(['a'])
    const typed = withEdit(back, { kind: 'cell', key: 'b', field: 'quantity', text: '9' })
    expect(redone(typed)).toBe(typed)
  })

  it('has lines that are done with leave for good', () => {
    const added = withoutAddedLines(table, ['a', 'c'])
    expect(undone(added).lines).toEqual([second])
  })

  it('takes new lines for all of its own, and can go back', () => {
    const repaired = table.lines.map((line) => ({ ...line, quantity: '24' }))
    const replaced = withEdit(table, { kind: 'replace', lines: [...repaired, emptyLine('d', 9)] })
    expect(undone(replaced).lines).toEqual(table.lines)
  })
})
