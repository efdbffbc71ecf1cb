import { describe, expect, it } from 'vitest'
import { readMeasured } from '../../../../src/domain/finder/measured-entry.ts'
import type { PointQuantity } from '../../../../src/domain/finder/working-point.ts'

const figureOf = (text: string, quantity: PointQuantity = 'torque') => {
  const read = readMeasured(text, quantity, 'metric')
  return read.kind === 'figure' ? Number(read.figure.toPrecision(5)) : read.problem
}

describe('a figure of a working point', () => {
  it.each([
    ['250', 250],
    [' 250 Nm ', 250],
    ['250,5 Nm', 250.5],
    ['1,5e3 Nm', 1500],
    ['1.250 Nm', 1250],
    ['1,250.5', 1250.5],
    ['1.250,5 N·m', 1250.5],
    ['0,125 kNm', 125],
    ['2213 lb-in', 250.04],
    ['184 lbf·ft', 249.47],
  ])('is read in any spelling: %s', (text, figure) => {
    expect(figureOf(text)).toBe(figure)
  })

  it('is in the unit of the system where it has none', () => {
    expect(readMeasured('100', 'speed', 'us')).toEqual({ kind: 'figure', figure: 100 })
    const read = readMeasured('1450.3774', 'pressure', 'us')
    expect(read.kind === 'figure' && read.figure).toBeCloseTo(100, 6)
  })

  it('may mix units of both systems', () => {
    expect(figureOf('2000 psi', 'pressure')).toBe(137.9)
    expect(figureOf('10 gpm', 'flow')).toBe(37.854)
    expect(figureOf('300 1/min', 'speed')).toBe(300)
    expect(figureOf('300 U/min', 'speed')).toBe(300)
  })

  it.each([
    ['0', { kind: 'notPositive' }],
    ['−1 Nm', { kind: 'notPositive' }],
    ['1e9', { kind: 'tooHigh', most: 500_000 }],
    ['ten', { kind: 'unreadable' }],
    ['🚀', { kind: 'unreadable' }],
    ['1..2,,3', { kind: 'unreadable' }],
    ["1' or 1=1", { kind: 'unknownUnit', unit: "' or 1=1" }],
    ['250 bar', { kind: 'otherUnit', unit: 'bar' }],
    ['250 kg', { kind: 'unknownUnit', unit: 'kg' }],
  ])('says what is wrong with %s', (text, problem) => {
    expect(figureOf(text)).toEqual(problem)
  })
})
