/** The labels of a time line: which are shown, and that none hides another. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Label,
  type LabelPlace,
  mostLanes,
  placeLabels,
} from '../../src/ui/pages/draft-order/dates/label-places.ts'

const overhang = 0.03

const labelArb: fc.Arbitrary<Label> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  width: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
  weight: fc.integer({ min: 1, max: 50 }),
})

/** Labels in the order of the line, alone or crowded at its end. */
const labelsArb = fc
  .tuple(fc.array(labelArb, { minLength: 1, maxLength: 40 }), fc.constantFrom(1, 0.1))
  .map(([labels, share]) =>
    labels
      .map((label) => ({ ...label, at: 1 - share * (1 - label.at) }))
      .toSorted((one, other) => one.at - other.at),
  )

interface Box {
  readonly from: number
  readonly to: number
  readonly lane: number
}

function boxOf({ at, width }: Label, { lane, side }: LabelPlace): Box {
  const from = { start: at, middle: at - width / 2, end: at - width }[side]
  return { from, to: from + width, lane }
}

const boxesOf = (labels: readonly Label[], places: readonly (LabelPlace | undefined)[]) =>
  labels.flatMap((label, index) => {
    const place = places[index]
    return place === undefined ? [] : [boxOf(label, place)]
  })

/** Numbers are added in another order here. */
const hair = 1e-9
const overlap = (one: Box, other: Box, by: number) =>
  one.from < other.to - by && other.from < one.to - by

describe('the labels of a line', () => {
  it('never overlap, and have no more lanes than are drawn', () => {
    fc.assert(
      fc.property(labelsArb, (labels) => {
        const boxes = boxesOf(labels, placeLabels(labels, overhang))
        boxes.forEach((box, index) => {
          expect(box.lane).toBeLessThan(mostLanes)
          const others = boxes.slice(index + 1).filter(({ lane }) => lane === box.lane)
          expect(others.some((other) => overlap(box, other, hair))).toBe(false)
        })
      }),
    )
  })

  it('stand out of neither end of it by more than they may', () => {
    fc.assert(
      fc.property(labelsArb, (labels) => {
        for (const { from, to } of boxesOf(labels, placeLabels(labels, overhang))) {
          expect(from).toBeGreaterThanOrEqual(-overhang - hair)
          expect(to).toBeLessThanOrEqual(1 + overhang + hair)
        }
      }),
    )
  })

  it('always have the first and the last among them', () => {
    fc.assert(
      fc.property(labelsArb, (labels) => {
        const places = placeLabels(labels, overhang)
        expect(places).toHaveLength(labels.length)
        expect([places.at(0), places.at(-1)]).not.toContain(undefined)
      }),
    )
  })

  it('give way only where every lane has an equally heavy one, or an end of the line', () => {
    fc.assert(
      fc.property(labelsArb, (labels) => {
        const places = placeLabels(labels, overhang)
        const last = labels.length - 1
        labels.forEach((label, index) => {
          if (places[index] !== undefined) return
          const spans = (['start', 'middle', 'end'] as const).map((side) =>
            boxOf(label, { lane: 0, side }),
          )
          const near = labels.filter((other, each) => {
            const place = places[each]
            const isBefore = each === 0 || each === last || other.weight >= label.weight
            return (
              place && isBefore && spans.some((span) => overlap(span, boxOf(other, place), -hair))
            )
          })
          expect(near.length).toBeGreaterThanOrEqual(mostLanes)
        })
      }),
    )
  })
})

it('shows the heavier ones of labels that stand on one point', () => {
  const labels = [3, 9, 1, 7, 6, 5, 2].map((weight) => ({ at: 0.5, width: 0.1, weight }))
  const shown = placeLabels(labels, overhang).map((place) => place !== undefined)
  expect(shown).toEqual([true, true, false, true, true, false, true])
})
