/** Where keys lead in the table of lines. */
import { describe, expect, it } from 'vitest'
import { caughtUp } from '../../../../src/ui/pages/draft-order/workbench/grid/caught-up.ts'
import {
  type GridRow,
  nextFaulty,
  type CellPlace,
  placeAfter,
} from '../../../../src/ui/pages/draft-order/workbench/grid/grid-place.ts'
import {
  type GridAction,
  gridAfter,
  gridAtStart,
  placeIn,
} from '../../../../src/ui/pages/draft-order/workbench/grid/grid-state.ts'

const well = (key: string): GridRow => ({
  key,
  hasReasons: false,
  isBlank: false,
  faultyColumn: undefined,
})
const faulty = (key: string): GridRow => ({
  key,
  hasReasons: true,
  isBlank: false,
  faultyColumn: 'quantity',
})
const rows = [
  well('a'),
  faulty('b'),
  ...Array.from({ length: 9 }, (_, index) => well(`m${index}`)),
  faulty('y'),
  well('z'),
]
const at = (row: string, column: CellPlace['column']): CellPlace => ({ row, column })
const pressed = (place: CellPlace, key: string, ctrlKey = false) =>
  placeAfter(rows, place, { key, ctrlKey })

describe('the keys of the table', () => {
  it.each([
    ['ArrowRight', at('a', 'modelCode'), at('a', 'quantity')],
    ['ArrowLeft', at('a', 'select'), at('a', 'select')],
    ['ArrowDown', at('z', 'quantity'), at('z', 'quantity')],
    ['ArrowDown', at('a', 'requestedDate'), at('b', 'requestedDate')],
    ['ArrowUp', at('b', 'reasons'), at('a', 'status')],
    ['ArrowRight', at('b', 'status'), at('b', 'reasons')],
    ['ArrowRight', at('a', 'status'), at('a', 'remove')],
    ['PageDown', at('a', 'quantity'), at('m8', 'quantity')],
    ['PageUp', at('m2', 'quantity'), at('a', 'quantity')],
    ['Home', at('b', 'price'), at('b', 'select')],
    ['End', at('b', 'price'), at('b', 'remove')],
  ])('%s leads from %o to %o', (key, from, to) => {
    expect(pressed(from, key)).toEqual(to)
  })

  it('goes to the corners of the table with Ctrl', () => {
    expect(pressed(at('m3', 'price'), 'Home', true)).toEqual(at('a', 'select'))
    expect(pressed(at('m3', 'price'), 'End', true)).toEqual(at('z', 'remove'))
  })

  it('goes to the error of the line itself first', () => {
    expect(nextFaulty(rows, at('b', 'modelCode'), 1)).toEqual(at('b', 'quantity'))
    expect(nextFaulty(rows, at('b', 'quantity'), 1)).toEqual(at('y', 'quantity'))
  })

  it('leaves other keys to whom they belong', () => {
    expect(pressed(at('a', 'price'), 'x')).toBeUndefined()
  })

  it('goes from error to error in both directions, and round', () => {
    const faults = (from: string | undefined, step: 1 | -1) =>
      nextFaulty(rows, from === undefined ? undefined : at(from, 'quantity'), step)?.row
    expect(faults(undefined, 1)).toBe('b')
    expect(faults('b', 1)).toBe('y')
    expect(faults('y', 1)).toBe('b')
    expect(faults('b', -1)).toBe('y')
    expect(faults(undefined, -1)).toBe('y')
    expect(nextFaulty([well('a')], at('a', 'quantity'), 1)).toBeUndefined()
  })
})

describe('working in the table', () => {
  const after = (actions: readonly GridAction[], lines = rows) =>
    actions.reduce((state, action) => gridAfter(lines, state, action), gridAtStart)

  it('begins at the first code', () => {
    expect(placeIn(rows, gridAtStart)).toEqual(at('a', 'modelCode'))
    expect(placeIn([], gridAtStart)).toBeUndefined()
  })

  it('opens cells that can be written in, and no others', () => {
    const open = (column: CellPlace['column']) =>
      after([{ type: 'edit.started', way: 'changing', place: at('b', column) }]).editing
    expect(open('quantity')).toBe('changing')
    expect(open('price')).toBeUndefined()
  })

  it('moves on once a cell is saved, and stays where one went by oneself', () => {
    const saved = (onwards: 'down' | 'right' | 'nowhere') =>
      after([
        { type: 'edit.started', way: 'changing', place: at('b', 'quantity') },
        { type: 'edit.ended', onwards },
      ])
    expect(saved('down')).toMatchObject({ place: at('m0', 'quantity'), focusTurn: 1 })
    expect(saved('right')).toMatchObject({ place: at('b', 'requestedDate'), focusTurn: 1 })
    expect(saved('nowhere')).toMatchObject({ place: at('b', 'quantity'), focusTurn: 0 })
    expect(saved('nowhere').editing).toBeUndefined()
  })

  it('stays in the same place of the table when the line goes', () => {
    const state = after([{ type: 'place.taken', place: at('b', 'quantity') }])
    const fewer = rows.filter(({ key }) => key !== 'b')
    expect(placeIn(fewer, state)).toEqual(at('m0', 'quantity'))
  })

  it('goes on to the next line that is left when many go with that of the place, or back to the one before', () => {
    const state = after([{ type: 'place.taken', place: at('m1', 'quantity') }])
    const without = (gone: readonly string[]) => rows.filter(({ key }) => !gone.includes(key))
    expect(placeIn(without(['a', 'b', 'm0', 'm1', 'm2']), state)).toEqual(at('m3', 'quantity'))
    const later = rows.slice(rows.findIndex(({ key }) => key === 'm1')).map(({ key }) => key)
    expect(placeIn(without(later), state)).toEqual(at('m0', 'quantity'))
    // Of other lines altogether, the one in the same place.
    expect(
      placeIn(
        rows.map(({ key }) => well(`new ${key}`)),
        state,
      )?.row,
    ).toBe('new m1')
  })

  it('goes to the status when there is nothing to say of the line any more', () => {
    const state = after([{ type: 'place.taken', place: at('b', 'reasons') }])
    expect(placeIn([well('b')], state)).toEqual(at('b', 'status'))
  })
})

describe('lines that have changed', () => {
  const version = (round: number) => (key: string) => ({ key, round })
  const keys = Array.from({ length: 23 }, (_, index) => `${index}`)

  it('are drawn a few at a time, that in which one is first, until none is left behind', () => {
    const lines = keys.map(version(2))
    let drawn = caughtUp(keys.map(version(1)), lines, '20')
    expect(drawn.find(({ key }) => key === '20')).toBe(lines[20])
    const behind = () => drawn.filter((line, index) => line !== lines[index]).length
    for (let turn = 0, before = behind(); drawn !== lines; turn += 1) {
      expect(drawn.map(({ key }) => key)).toEqual(keys)
      drawn = caughtUp(drawn, lines, '20')
      expect(behind()).toBeLessThan(before)
      before = behind()
    }
    expect(behind()).toBe(0)
  })

  it('are drawn at once where they are few, and never stay where they have gone or keep another place', () => {
    const lines = keys.map(version(1))
    const few = lines.map((line) => (line.key === '3' ? version(2)('3') : line))
    expect(caughtUp(lines, few, undefined)).toBe(few)
    const others = keys.slice(4).toReversed().map(version(2))
    const drawn = caughtUp(lines, others, undefined)
    expect(drawn.map(({ key }) => key)).toEqual(others.map(({ key }) => key))
  })
})
