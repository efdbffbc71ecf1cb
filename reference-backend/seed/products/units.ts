/** Technical quantities: kept once in metric units, written in metric and in U.S. units. */

interface Measure {
  readonly metric: string
  readonly us: string
  readonly factor: number
  readonly offset?: number
}

export const MEASURES = {
  displacement: { metric: 'cm³/rev', us: 'in³/rev', factor: 1 / 16.387064 },
  pressure: { metric: 'bar', us: 'psi', factor: 14.503774 },
  torque: { metric: 'Nm', us: 'lb·in', factor: 8.850746 },
  flow: { metric: 'l/min', us: 'gpm', factor: 1 / 3.785412 },
  power: { metric: 'kW', us: 'hp', factor: 1.341022 },
  speed: { metric: 'rpm', us: 'rpm', factor: 1 },
  mass: { metric: 'kg', us: 'lb', factor: 2.204623 },
  length: { metric: 'mm', us: 'in', factor: 1 / 25.4 },
  force: { metric: 'N', us: 'lbf', factor: 0.224809 },
  temperature: { metric: '°C', us: '°F', factor: 1.8, offset: 32 },
  viscosity: { metric: 'mm²/s', us: 'cSt', factor: 1 },
  voltage: { metric: 'V DC', us: 'V DC', factor: 1 },
  current: { metric: 'mA', us: 'mA', factor: 1 },
  fraction: { metric: '%', us: '%', factor: 1 },
  time: { metric: 'ms', us: 'ms', factor: 1 },
  ratio: { metric: ': 1', us: ': 1', factor: 1 },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof MEASURES

export type UnitSystem = 'metric' | 'us'

/** A figure or a span of figures, in metric units. */
export type Amount = number | readonly [from: number, to: number]

/** The unit in which a measure is written in a system. */
export function unitOf(measure: MeasureName, system: UnitSystem): string {
  return MEASURES[measure][system]
}

/** An amount as text without its unit: `80.4`, `8 – 50`; U.S. figures carry three digits. */
export function amountText(amount: Amount, measure: MeasureName, system: UnitSystem): string {
  if (typeof amount === 'number') return figure(amount, measure, system)
  const [from, to] = amount
  return `${figure(from, measure, system)} – ${figure(to, measure, system)}`
}

/** An amount with its unit, as it stands in a sentence: `4.91 in³/rev`. */
export function withUnit(amount: Amount, measure: MeasureName, system: UnitSystem): string {
  return `${amountText(amount, measure, system)} ${unitOf(measure, system)}`
}

function figure(value: number, measure: MeasureName, system: UnitSystem): string {
  const { factor, ...rest } = MEASURES[measure]
  if (system === 'metric' || factor === 1) return grouped(value)
  if ('offset' in rest) return grouped(Math.round(value * factor + rest.offset))
  return grouped(Number((value * factor).toPrecision(3)))
}

/** Thousands are parted from 10,000 on; a minus is a real one. */
function grouped(value: number): string {
  const text =
    Math.abs(value) < 10_000 ? String(Math.abs(value)) : Math.abs(value).toLocaleString('en-US')
  return value < 0 ? `−${text}` : text
}
