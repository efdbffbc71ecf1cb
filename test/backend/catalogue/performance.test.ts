/** The figures of every machine obey physics: what comes out is never more than what goes in. */
import { describe, expect, it } from 'vitest'
import type { PerformanceTableDocument } from '../../../reference-backend/catalogue/product-document.ts'
import { FAMILIES } from '../../../reference-backend/seed/products/families.ts'
import { buildPerformance } from '../../../reference-backend/seed/products/build-performance.ts'

const performances = FAMILIES.flatMap((family) => {
  const performance = buildPerformance(family)
  return performance === undefined ? [] : [{ name: family.name, family, ...performance }]
})
const machines = performances.filter(({ kind }) => kind !== 'resistance')
const resistances = performances.filter(({ kind }) => kind === 'resistance')

/** kW of oil at a flow in l/min and a pressure in bar, and of a shaft at a torque in Nm and a speed in rpm. */
const ofOil = (flow: number, pressure: number) => (flow * pressure) / 600
const ofShaft = (torque: number, speed: number) => (torque * speed) / 9549.3

/** What each figure of a table turns into what, in kW. */
function balances(table: PerformanceTableDocument): readonly (readonly [number, number])[] {
  const { pressures = [], inputs, torque, speed, flow, power } = table
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

it('has the resistance of every steering unit and of the valves that let oil through', () => {
  expect(
    resistances.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual([
    'PX6 Proportional Directional Valve',
    'PXS Load-Sensing Valve Section',
    'SU100 Steering Unit',
    'SU300L Load-Sensing Steering Unit',
    'SU600P Amplifying Steering Unit',
  ])
})

describe.each(resistances)('the resistance of the $name', ({ family, modifierKey, tables }) => {
  it('is that of sizes on sale, each by the codes of its own question', () => {
    for (const zone of ['US', 'EU'] as const) {
      const question = family.modifiers[zone].find(({ key }) => key === modifierKey)
      const codes = question?.options.filter(({ hidden }) => !hidden).map(({ code }) => code)
      for (const table of tables) {
        expect(codes).toContain(zone === 'US' ? table.optionUS : table.optionEU)
      }
    }
  })

  it('grows with the flow and with the viscosity, faster than the flow', () => {
    for (const { pressureDrop = [], inputs } of tables) {
      pressureDrop.forEach((row, index) =>
        row.forEach((drop, column) => {
          expect(drop).toBeGreaterThan(row[column - 1] ?? 0)
          expect(drop).toBeGreaterThan(pressureDrop[index - 1]?.[column] ?? 0)
        }),
      )
      for (const row of pressureDrop) {
        const slopes = row.map((drop, column) => drop / (inputs[column] ?? 1))
        expect(Math.max(...slopes)).toBe(slopes.at(-1))
      }
    }
  })

  it('is at the nominal flow what the technical data say', () => {
    const stated = family.technical.find(({ code }) => code === 'pressureDrop')?.amount ?? 10
    for (const { pressureDrop = [], viscosities = [], inputs, nominalFlow = 0 } of tables) {
      const row = pressureDrop[viscosities.indexOf(32)] ?? []
      const around = inputs.findIndex((flow) => flow >= nominalFlow)
      expect(row[around - 1]).toBeLessThanOrEqual(Number(stated))
      expect(row[around]).toBeGreaterThanOrEqual(Number(stated) * 0.99)
    }
  })
})
