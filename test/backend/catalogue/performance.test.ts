/** The figures of every machine obey physics: what comes out is never more than what goes in. */
import { describe, expect, it } from 'vitest'
import type { PerformanceTableDocument } from '../../../reference-backend/catalogue/product-document.ts'
import { FAMILIES } from '../../../reference-backend/seed/products/families.ts'
import { buildPerformance } from '../../../reference-backend/seed/products/build-performance.ts'

const machines = FAMILIES.flatMap((family) => {
  const performance = buildPerformance(family)
  return performance === undefined ? [] : [{ name: family.name, ...performance }]
})

/** kW of oil at a flow in l/min and a pressure in bar, and of a shaft at a torque in Nm and a speed in rpm. */
const ofOil = (flow: number, pressure: number) => (flow * pressure) / 600
const ofShaft = (torque: number, speed: number) => (torque * speed) / 9549.3

/** What each figure of a table turns into what, in kW. */
function balances(table: PerformanceTableDocument): readonly (readonly [number, number])[] {
  const { pressures, inputs, torque, speed, flow, power } = table
  return pressures.flatMap((bar, row) =>
    inputs.map((input, column): readonly [number, number] =>
      torque
        ? [
            ofOil(input, bar),
            ofShaft(torque[row]?.[column] ?? Infinity, speed?.[row]?.[column] ?? Infinity),
          ]
        : [power?.[row]?.[column] ?? 0, ofOil(flow?.[row]?.[column] ?? Infinity, bar)],
    ),
  )
}

it('has figures for every motor and pump', () => {
  expect(machines.filter(({ kind }) => kind === 'motor').length).toBeGreaterThanOrEqual(15)
  expect(machines.filter(({ kind }) => kind === 'pump').length).toBeGreaterThanOrEqual(8)
})

describe.each(machines)('$name', ({ tables }) => {
  it('gives less power than it takes, and more than half of it at its best', () => {
    for (const table of tables) {
      const found = balances(table)
      for (const [taken, given] of found) expect(given).toBeLessThan(taken)
      expect(Math.max(...found.map(([taken, given]) => given / taken))).toBeGreaterThan(0.5)
    }
  })

  it('gives more torque, or takes more power, at more pressure', () => {
    for (const { torque, power } of tables) {
      const rows = torque ?? power ?? []
      rows.forEach((row, index) =>
        row.forEach((figure, column) =>
          expect(figure).toBeGreaterThan(rows[index - 1]?.[column] ?? 0),
        ),
      )
    }
  })

  it('turns faster, or gives more oil, the more it is given', () => {
    for (const { speed, flow } of tables) {
      for (const row of speed ?? flow ?? []) {
        row.forEach((figure, column) => expect(figure).toBeGreaterThan(row[column - 1] ?? 0))
      }
    }
  })
})
