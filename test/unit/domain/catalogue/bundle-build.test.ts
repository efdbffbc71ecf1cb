import { describe, expect, it } from 'vitest'
import {
  groupStates,
  isSameSelection,
  isWhole,
  piecesChosen,
  readSelection,
  selectionOf,
  selectionText,
  withChoice,
  withOnly,
} from '../../../../src/domain/catalogue/bundle-build.ts'
import { aBuild, aChoice, bundleGroups, wholeSelection } from '../../../builders/a-bundle.ts'

const motor = aChoice('OS1080')

describe('a selection for a bundle', () => {
  it('holds each sku once, in the order of choosing, and none of nothing', () => {
    const more = withChoice(wholeSelection, { ...motor, quantity: 3 })
    expect(more).toEqual([{ ...motor, quantity: 3 }, aChoice('SK1N10', 2)])
    expect(withChoice(more, { ...motor, quantity: 0 })).toEqual([aChoice('SK1N10', 2)])
    expect(withChoice([], aChoice('SK1N10', -1))).toEqual([])
  })

  it('holds one sku of a group instead of the others, and leaves the other groups alone', () => {
    expect(withOnly(wholeSelection, aChoice('OS1160'))).toEqual([
      aChoice('SK1N10', 2),
      aChoice('OS1160'),
    ])
    expect(withOnly(wholeSelection, motor)).toEqual(wholeSelection)
  })

  it('is the same in whatever order it was made', () => {
    expect(isSameSelection(wholeSelection, wholeSelection.toReversed())).toBe(true)
    expect(isSameSelection(wholeSelection, [motor, aChoice('SK1N10', 3)])).toBe(false)
    expect(isSameSelection(wholeSelection, [motor])).toBe(false)
  })

  it.each([
    [[], [0, 0, 0], [false, false, true]],
    [wholeSelection, [1, 2, 0], [true, true, true]],
    [
      [...wholeSelection, aChoice('OS1160')],
      [2, 2, 0],
      [false, true, true],
    ],
    [
      [...wholeSelection, aChoice('SK1N12', 3)],
      [1, 5, 0],
      [true, false, true],
    ],
    [
      [...wholeSelection, aChoice('SK1V10', 3)],
      [1, 2, 3],
      [true, true, false],
    ],
  ])('of %j counts what each group asks for (CAT-41)', (selection, chosen, isMet) => {
    const states = groupStates(bundleGroups, selection)
    expect(states.map((each) => each.chosen)).toEqual(chosen)
    expect(states.map((each) => each.isMet)).toEqual(isMet)
    expect(isWhole(bundleGroups, selection)).toBe(isMet.every(Boolean))
  })

  it('of nothing is no bundle, even where every group may be left out', () => {
    expect(isWhole([{ id: 'group', name: 'Group', minimum: 0, maximum: 2 }], [])).toBe(false)
  })

  it('survives being kept as text', () => {
    expect(readSelection(selectionText(wholeSelection))).toEqual(wholeSelection)
  })

  it.each([
    undefined,
    '',
    ';',
    'sku',
    'sku,group',
    'sku,group,0',
    'sku,group,-2',
    'sku,group,1.5',
    ',group,2',
  ])('is not read from %j', (text) => {
    expect(readSelection(text)).toBeUndefined()
  })

  it('of what was built leaves out what is not sold any more', () => {
    const build = aBuild()
    const items = build.items.map((item, index) =>
      index === 0 ? { ...item, skuId: undefined } : item,
    )
    expect(selectionOf({ ...build, items })).toEqual([aChoice('SK1N10', 2)])
    expect(selectionOf(undefined)).toEqual([])
    expect(piecesChosen(selectionOf(build), motor.skuId)).toBe(1)
  })
})
