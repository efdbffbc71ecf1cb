import { describe, expect, it } from 'vitest'
import { machineAt } from '../../../../src/domain/finder/machine-at-point.ts'
import { rankedMachines } from '../../../../src/domain/finder/machine-fit.ts'
import { readWish } from '../../../../src/domain/finder/machine-wish.ts'
import type { MachineWish } from '../../../../src/domain/finder/working-point.ts'
import { aFoundMachine, aMotorTable, aPumpTable } from '../../../builders/a-machine.ts'

const wishFor = (
  figures: MachineWish['point']['figures'],
  interfaces: MachineWish['interfaces'] = {},
): MachineWish => ({ point: { kind: 'motor', figures }, interfaces })

const motor = aMotorTable({ code: '100', cm3: 100, bar: 200, rpm: 500 })

describe('a machine at a working point', () => {
  it('gives the torque of its curves at the pressure there is, and says the pressure that is needed', () => {
    const at = machineAt(motor, wishFor({ torque: 143.2, speed: 200, pressure: 150 }).point)
    // 0.9 · 100 cm³ · 150 bar / 20π
    expect(at).toMatchObject({ kind: 'motor', speed: 200, pressure: 150 })
    expect(at?.kind === 'motor' && at.torque).toBeCloseTo(214.86, 1)
    expect(at?.kind === 'motor' && at.neededPressure).toBeCloseTo(99.97, 1)
    // 20 l/min for the speed, and 1.25 l/min that leak at 100 bar.
    expect(at?.flow).toBeCloseTo(21.25, 1)
  })

  it('gives the oil of a pump at its speed and pressure', () => {
    const pump = aPumpTable({ code: '10', cm3: 10, bar: 200, rpm: 3000 })
    const at = machineAt(pump, {
      kind: 'pump',
      figures: { flow: 12, speed: 1500, pressure: 150 },
    })
    // 15 l/min, less 1.125 that leak.
    expect(at?.flow).toBeCloseTo(13.875, 3)
  })
})

describe('the fit of a machine', () => {
  it('says of every wish whether it is met', () => {
    const [best] = rankedMachines(
      [aFoundMachine(motor, { missing: ['mount'] })],
      wishFor({ torque: 100, speed: 600, flow: 100 }, { shaft: 'keyed', mount: 'SAE C' }),
    )
    expect(best?.reasons.map(({ about, isMet }) => [about, isMet])).toEqual([
      ['torque', true],
      ['speed', false],
      ['flow', true],
      ['shaft', true],
      ['mount', false],
    ])
    expect(best?.fit).toBe('misses')
  })

  it('is near where one figure is short by a tenth at most', () => {
    const [torque] = rankedMachines([aFoundMachine(motor)], wishFor({ torque: 300 }))
    expect(torque?.fit).toBe('near')
    const [far] = rankedMachines([aFoundMachine(motor)], wishFor({ torque: 500 }))
    expect(far?.fit).toBe('misses')
  })

  it('puts the smallest that fits first, and what misses least after what fits', () => {
    const sizes = [400, 50, 100, 200].map((cm3) =>
      aFoundMachine(aMotorTable({ code: String(cm3), cm3 })),
    )
    const codes = rankedMachines(sizes, wishFor({ torque: 250 })).map(
      ({ machine }) => machine.table.size.figure,
    )
    expect(codes).toEqual([100, 200, 400, 50])
  })
})

describe('a speed below the curves of a machine', () => {
  it('puts it behind those that are made for that speed, however small it is', () => {
    const quick = aFoundMachine(aMotorTable({ code: '90', cm3: 90, bar: 200, rpm: 4000 }))
    const slow = aFoundMachine(aMotorTable({ code: '400', cm3: 400, bar: 200, rpm: 300 }))
    const order = (speed: number) =>
      rankedMachines([quick, slow], wishFor({ torque: 200, speed })).map(
        ({ machine }) => machine.table.size.figure,
      )
    expect(order(100)).toEqual([400, 90])
    expect(order(900)).toEqual([90, 400])
  })
})

describe('what a customer looks for', () => {
  it('is empty, wrong, open or a wish', () => {
    expect(readWish({ torque: ' ' }, 'metric')).toEqual({ kind: 'empty' })
    expect(readWish({ speed: '300' }, 'metric')).toEqual({ kind: 'open' })
    expect(readWish({ torque: '-1', speed: '300' }, 'metric')).toEqual({
      kind: 'wrong',
      problems: { torque: { kind: 'notPositive' } },
    })
    expect(readWish({ torque: '250', shaft: ' keyed ' }, 'metric')).toEqual({
      kind: 'wish',
      wish: { point: { kind: 'motor', figures: { torque: 250 } }, interfaces: { shaft: 'keyed' } },
    })
    expect(readWish({ flow: '20' }, 'metric')).toMatchObject({ wish: { point: { kind: 'pump' } } })
  })
})
