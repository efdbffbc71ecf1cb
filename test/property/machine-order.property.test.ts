/** By when a machine is needed orders those that fit as well, and nothing else. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankedMachines } from '../../src/domain/finder/machine-fit.ts'
import { isLate, orderedByDelivery, readOrder } from '../../src/domain/finder/machine-order.ts'
import { addDays, type CalendarDate } from '../../src/domain/shared/calendar-date.ts'
import { aDay } from '../builders/a-day.ts'
import { aFoundMachine, aMotorTable } from '../builders/a-machine.ts'

const today = aDay('2026-11-25')
const dayArb = fc.integer({ min: 0, max: 200 }).map((days) => addDays(today, days))

/** Machines as they are ranked, each with a day or none. */
const answersArb = fc
  .uniqueArray(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 8 })
  .chain((sizes) =>
    fc.record({
      machines: fc.constant(
        rankedMachines(
          sizes.map((cm3) => aFoundMachine(aMotorTable({ code: String(cm3), cm3 }))),
          { point: { kind: 'motor', figures: { torque: 300, speed: 300 } }, interfaces: {} },
        ),
      ),
      days: fc.array(fc.option(dayArb, { nil: undefined }), {
        minLength: sizes.length,
        maxLength: sizes.length,
      }),
    }),
  )

const missed = ({ reasons }: { readonly reasons: readonly { readonly isMet: boolean }[] }) =>
  reasons.filter(({ isMet }) => !isMet).length

test('nothing is lost, no better fit comes later, and of equal ones no late one comes first', () => {
  fc.assert(
    fc.property(answersArb, fc.option(dayArb, { nil: undefined }), ({ machines, days }, needed) => {
      const known = new Map<string, CalendarDate | undefined>(
        machines.map(({ machine }, index) => [machine.modelCode, days[index]]),
      )
      const earliestOf = (code: string) => known.get(code)
      const ordered = orderedByDelivery(machines, earliestOf, needed)
      expect(new Set(ordered)).toEqual(new Set(machines))
      if (needed === undefined) expect(ordered).toEqual(machines)
      for (const [index, one] of ordered.entries()) {
        const next = ordered[index + 1]
        if (next === undefined) continue
        expect(missed(one)).toBeLessThanOrEqual(missed(next))
        const [late, nextLate] = [one, next].map(({ machine }) =>
          isLate(earliestOf(machine.modelCode), needed),
        )
        if (missed(one) === missed(next) && late) expect(nextLate).toBe(true)
      }
    }),
  )
})

test('a quantity is read in figures only, and a day that is over is named', () => {
  expect(readOrder({ quantity: '12', needed: '2026-11-25' }, today)).toEqual({
    order: { quantity: 12, needed: today },
    problems: {},
  })
  for (const quantity of ['0', '-1', '1.5', '1e9', 'ten', '10000000']) {
    expect(readOrder({ quantity }, today)).toMatchObject({
      order: { quantity: undefined },
      problems: { quantity: 'notWhole' },
    })
  }
  expect(readOrder({ needed: '2026-11-24' }, today).problems).toEqual({ needed: 'past' })
  expect(readOrder({ needed: 'soon' }, today).problems).toEqual({ needed: 'noDay' })
  expect(readOrder({ quantity: ' ', needed: '' }, today).problems).toEqual({})
})
