/**
 * What a machine does. A motor gives torque and speed for the oil it is given, a pump gives oil and takes
 * power for the speed it is given, both at so much pressure; a valve or a steering unit takes pressure from
 * the oil that flows through it, of so much viscosity.
 */
import type { AddressZone } from '../account/address-zone.ts'
import type { Choices } from './modifier.ts'
import type { UnitSystem } from './unit-system.ts'

export type PerformanceKind = 'motor' | 'pump' | 'resistance'

export type Quantity =
  | 'flow'
  | 'speed'
  | 'torque'
  | 'power'
  | 'pressure'
  | 'displacement'
  | 'pressureDrop'
  | 'viscosity'

/** Figures by curve, then by input. */
type Figures = readonly (readonly number[])[]

/** One property of a machine over its input, in several curves. */
export interface PerformanceOutput {
  readonly quantity: Quantity
  readonly figures: Figures
}

/** The figures of one size. */
export interface PerformanceTable {
  /** The option of the model code that denotes the size, in either zone. */
  readonly option: Readonly<Record<AddressZone, string>>
  /** What tells the sizes apart: displacement, or nominal flow. */
  readonly size: { readonly quantity: Quantity; readonly figure: number }
  /** What each curve is drawn at: pressure, or viscosity. */
  readonly parameter: Quantity
  /** One for each curve, rising. */
  readonly parameters: readonly number[]
  readonly input: Quantity
  /** Rising. */
  readonly inputs: readonly number[]
  /** What is drawn, above one another. */
  readonly outputs: readonly PerformanceOutput[]
}

export interface Performance {
  readonly kind: PerformanceKind
  /** The question that the size answers; undefined where the catalogue does not say it. */
  readonly modifierKey: string | undefined
  readonly tables: readonly PerformanceTable[]
}

interface Unit {
  readonly text: string
  /** From the metric unit. */
  readonly factor: number
}

const units: Readonly<Record<UnitSystem, Readonly<Record<Quantity, Unit>>>> = {
  metric: {
    flow: { text: 'l/min', factor: 1 },
    speed: { text: 'rpm', factor: 1 },
    torque: { text: 'Nm', factor: 1 },
    power: { text: 'kW', factor: 1 },
    pressure: { text: 'bar', factor: 1 },
    displacement: { text: 'cm³/rev', factor: 1 },
    pressureDrop: { text: 'bar', factor: 1 },
    viscosity: { text: 'mm²/s', factor: 1 },
  },
  us: {
    flow: { text: 'gpm', factor: 1 / 3.785412 },
    speed: { text: 'rpm', factor: 1 },
    torque: { text: 'lb·in', factor: 8.850746 },
    power: { text: 'hp', factor: 1.341022 },
    pressure: { text: 'psi', factor: 14.503774 },
    displacement: { text: 'in³/rev', factor: 1 / 16.387064 },
    pressureDrop: { text: 'psi', factor: 14.503774 },
    viscosity: { text: 'cSt', factor: 1 },
  },
}

/** The sign of the unit of a quantity, such as `lb·in`. */
export function unitText(quantity: Quantity, system: UnitSystem): string {
  return units[system][quantity].text
}

/** A metric figure in the units of a system. */
export function inUnits(figure: number, quantity: Quantity, system: UnitSystem): number {
  return figure * units[system][quantity].factor
}

/** A figure of a system in metric units. */
export function inMetric(figure: number, quantity: Quantity, system: UnitSystem): number {
  return figure / units[system][quantity].factor
}

/** The table of the size that is chosen, by its option code in the zone; else undefined. */
export function tableOfSize(
  { tables, modifierKey }: Performance,
  choices: Choices,
  zone: AddressZone,
): PerformanceTable | undefined {
  const codes = modifierKey === undefined ? [...choices.values()] : [choices.get(modifierKey) ?? '']
  return tables.find(({ option }) => option[zone] !== '' && codes.includes(option[zone]))
}

/** What an output comes to on a curve (a row of the table) and an input between two of its columns. */
export function readCurve(
  { inputs }: PerformanceTable,
  { figures }: PerformanceOutput,
  curveIndex: number,
  input: number,
): number | undefined {
  const curve = figures[curveIndex] ?? []
  const next = inputs.findIndex((each) => each >= input)
  const [left, right] = [inputs[next - 1], inputs[next]]
  if (right === undefined) return undefined
  const [below, above] = [curve[next - 1], curve[next]]
  if (input === right || left === undefined || below === undefined) {
    return input === right ? above : undefined
  }
  if (above === undefined) return undefined
  return below + ((above - below) * (input - left)) / (right - left)
}

/** Ends and steps of an axis from 0 that holds a figure: round, and not more than six of them. */
export function axisTicks(highest: number): readonly number[] {
  if (!(highest > 0) || !Number.isFinite(highest)) return [0, 1]
  const power = 10 ** Math.floor(Math.log10(highest / 5))
  const width = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each * 5 >= highest)
  const step = width ?? highest
  const count = Math.ceil(highest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** The highest figure of an output over several tables. */
export function highestOf(tables: readonly PerformanceTable[], quantity: Quantity): number {
  return Math.max(
    0,
    ...tables
      .flatMap(({ outputs }) => outputs.filter((output) => output.quantity === quantity))
      .flatMap(({ figures }) => figures.flat()),
  )
}
