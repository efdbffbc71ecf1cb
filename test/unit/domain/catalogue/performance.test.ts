import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  axisTicks,
  highestOf,
  inMetric,
  inUnits,
  type Performance,
  type Quantity,
  readCurve,
  tableOfSize,
  unitText,
} from '../../../../src/domain/catalogue/performance.ts'

const quantities: readonly Quantity[] = [
  'flow',
  'speed',
  'torque',
  'power',
  'pressure',
  'displacement',
  'pressureDrop',
  'viscosity',
]

const motor: Performance = {
  kind: 'motor',
  modifierKey: 'displacement',
  tables: [
    {
      option: { US: '31', EU: '50' },
      size: { quantity: 'displacement', figure: 51.6 },
      parameter: 'pressure',
      parameters: [50, 100],
      input: 'flow',
      inputs: [10, 20, 40],
      outputs: [
        {
          quantity: 'torque',
          figures: [
            [40, 38, 36],
            [80, 76, 72],
          ],
        },
        {
          quantity: 'speed',
          figures: [
            [180, 370, 760],
            [160, 350, 740],
          ],
        },
      ],
    },
  ],
}
const [table] = motor.tables
const [torque] = table?.outputs ?? []

describe('the units of performance', () => {
  it.each([
    ['flow', 3.785412, 1, 'gpm'],
    ['torque', 100, 885.0746, 'lb·in'],
    ['pressure', 100, 1450.3774, 'psi'],
    ['power', 10, 13.41022, 'hp'],
    ['displacement', 16.387064, 1, 'in³/rev'],
    ['speed', 500, 500, 'rpm'],
  ] as const)('turn %s of %d into %d %s', (quantity, metric, us, text) => {
    expect(inUnits(metric, quantity, 'us')).toBeCloseTo(us, 4)
    expect(unitText(quantity, 'us')).toBe(text)
  })

  it('lead back to where they came from', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        fc.constantFrom(...quantities),
        fc.constantFrom('metric', 'us'),
        (figure, quantity, system) => {
          const back = inMetric(inUnits(figure, quantity, system), quantity, system)
          expect(Math.abs(back - figure)).toBeLessThan(figure * 1e-12)
        },
      ),
    )
  })
})

describe('the table of a size', () => {
  it('is found by the option that is chosen in the zone', () => {
    const chosen = new Map([
      ['displacement', '31'],
      ['shaft', '50'],
    ])
    expect(tableOfSize(motor, chosen, 'US')).toBe(table)
    expect(tableOfSize(motor, chosen, 'EU')).toBeUndefined()
    // Where the catalogue does not say which question it answers, any answer may be it.
    expect(tableOfSize({ ...motor, modifierKey: undefined }, chosen, 'EU')).toBe(table)
    expect(tableOfSize(motor, new Map(), 'US')).toBeUndefined()
  })

  it('is read at its points, and between them in a straight line', () => {
    if (!table || !torque) throw new Error('The builder has no table.')
    expect(readCurve(table, torque, 1, 20)).toBe(76)
    expect(readCurve(table, torque, 1, 30)).toBe(74)
    expect([9, 41].map((flow) => readCurve(table, torque, 0, flow))).toEqual([undefined, undefined])
    expect(readCurve(table, torque, 7, 20)).toBeUndefined()
  })

  it('knows its highest figure', () => {
    expect(highestOf(motor.tables, 'speed')).toBe(760)
    expect(highestOf(motor.tables, 'power')).toBe(0)
  })
})

it('gives an axis from 0 to beyond the highest figure in at most six equal steps', () => {
  expect(axisTicks(763)).toEqual([0, 200, 400, 600, 800])
  expect(axisTicks(0)).toEqual([0, 1])
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), (highest) => {
      const ticks = axisTicks(highest)
      const step = ticks[1] ?? 0
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
      expect((ticks.at(-2) ?? 0) * (1 - 1e-9)).toBeLessThan(highest)
      ticks.forEach((tick, index) => expect(tick).toBeCloseTo(index * step, 6))
    }),
  )
})
