/** Motors and pumps with the curves of their sizes. */
import type { Performance, PerformanceTable } from '../../src/domain/catalogue/performance.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import type { FoundMachine } from '../../src/domain/finder/machine-fit.ts'
import { aModifier, anOption, aSimpleProduct, skuId } from './a-product.ts'

interface Size {
  readonly code: string
  readonly cm3: number
  /** Highest pressure and speed. */
  readonly bar?: number
  readonly rpm?: number
}

/** A motor that loses a tenth of its torque, and at highest pressure a twentieth of its oil. */
export function aMotorTable({ code, cm3, bar = 200, rpm = 500 }: Size): PerformanceTable {
  const highest = (cm3 * rpm) / 1000
  const parameters = [bar / 2, bar]
  const inputs = [highest / 4, highest / 2, highest]
  const leak = (pressure: number) => (highest * pressure) / bar / 20
  return {
    option: { US: code, EU: code },
    size: { quantity: 'displacement', figure: cm3 },
    parameter: 'pressure',
    parameters,
    input: 'flow',
    inputs,
    outputs: [
      {
        quantity: 'torque',
        figures: parameters.map((each) => inputs.map(() => (0.9 * cm3 * each) / (20 * Math.PI))),
      },
      {
        quantity: 'speed',
        figures: parameters.map((each) => inputs.map((flow) => ((flow - leak(each)) * 1000) / cm3)),
      },
    ],
  }
}

/** A pump that loses a twentieth of its oil at highest pressure. */
export function aPumpTable({ code, cm3, bar = 200, rpm = 3000 }: Size): PerformanceTable {
  const parameters = [bar / 2, bar]
  const inputs = [rpm / 3, rpm]
  return {
    option: { US: code, EU: code },
    size: { quantity: 'displacement', figure: cm3 },
    parameter: 'pressure',
    parameters,
    input: 'speed',
    inputs,
    outputs: [
      {
        quantity: 'flow',
        figures: parameters.map((each) =>
          inputs.map((speed) => (cm3 / 1000) * (speed - (rpm * each) / bar / 20)),
        ),
      },
      {
        quantity: 'power',
        figures: parameters.map((each) => inputs.map((speed) => (cm3 * speed * each) / 600_000)),
      },
    ],
  }
}

/** By itself of the sku code HM1: sizes 50 and 200, a keyed shaft and a splined one. */
export function aMotor(skuCode = 'HM1'): Product {
  const tables = [aMotorTable({ code: '50', cm3: 50 }), aMotorTable({ code: '200', cm3: 200 })]
  return aMachine(skuCode, { kind: 'motor', modifierKey: 'displacement', tables })
}

/** Of the sku code HP1: sizes 10 and 40. */
export function aPump(): Product {
  const tables = [aPumpTable({ code: '10', cm3: 10 }), aPumpTable({ code: '40', cm3: 40 })]
  return aMachine('HP1', { kind: 'pump', modifierKey: 'displacement', tables })
}

function aMachine(skuCode: string, performance: Performance): Product {
  const modifiers = [
    aModifier('displacement', {
      options: performance.tables.map(({ option }) => anOption(option.US)),
    }),
    aModifier('shaft', {
      options: [anOption('K', { title: '25 mm keyed' }), anOption('S', { title: '25 mm splined' })],
    }),
  ]
  return aSimpleProduct(skuCode, {
    name: `Machine ${skuCode}`,
    urlTitle: `machine-${skuCode.toLowerCase()}`,
    modifiers: { US: modifiers, EU: modifiers },
    performance,
  })
}

export function aFoundMachine(
  table: PerformanceTable,
  overrides: Partial<FoundMachine> = {},
): FoundMachine {
  return {
    name: 'Machine HM1',
    urlTitle: 'machine-hm1',
    thumbnail: '',
    productType: 'Gear Pumps',
    skuCode: 'HM1',
    skuId: skuId('sku-hm1'),
    modelCode: `HM1${table.option.US}K`,
    answers: [
      { key: 'displacement', name: 'Displ.', code: table.option.US, title: 'Size' },
      { key: 'shaft', name: 'Shaft', code: 'K', title: '25 mm keyed' },
    ],
    table,
    missing: [],
    ...overrides,
  }
}
