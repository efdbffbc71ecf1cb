import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { rankedMachines } from '../../src/domain/finder/machine-fit.ts'
import { readMeasured } from '../../src/domain/finder/measured-entry.ts'
import { aFoundMachine, aMotorTable } from '../builders/a-machine.ts'

const sizes = fc.array(
  fc.record({
    cm3: fc.integer({ min: 8, max: 2000 }),
    bar: fc.integer({ min: 50, max: 400 }),
    rpm: fc.integer({ min: 100, max: 3000 }),
  }),
  { minLength: 1, maxLength: 20 },
)
const figure = fc.double({ min: 1, max: 5000, noNaN: true })

describe('the ranking of machines', () => {
  it('never gives a smaller torque for more torque asked', () => {
    fc.assert(
      fc.property(sizes, figure, figure, fc.option(figure), (all, one, other, speed) => {
        const machines = all.map(({ cm3, bar, rpm }, index) =>
          aFoundMachine(aMotorTable({ code: String(index), cm3, bar, rpm })),
        )
        const bestFor = (torque: number) => {
          const figures = { torque, ...(speed !== null && { speed }) }
          const [best] = rankedMachines(machines, {
            point: { kind: 'motor', figures },
            interfaces: {},
          })
          return best?.fit === 'fits' && best.at.kind === 'motor' ? best.at.torque : undefined
        }
        const less = bestFor(Math.min(one, other))
        const more = bestFor(Math.max(one, other))
        return more === undefined || (less !== undefined && more >= less)
      }),
    )
  })

  it('reads any text as a figure above zero or as a problem', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readMeasured(text, 'torque', 'metric')
        return read.kind === 'problem' || (read.figure > 0 && Number.isFinite(read.figure))
      }),
    )
  })
})
