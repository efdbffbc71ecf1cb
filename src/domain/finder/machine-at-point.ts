/** What a size does at a working point, read between the curves that its product page draws. */
import { type PerformanceTable, readCurve } from '../catalogue/performance.ts'
import type { WorkingPoint } from './working-point.ts'

/** A motor at a speed, with as much pressure as there is. */
export interface MotorAtPoint {
  readonly kind: 'motor'
  readonly speed: number
  /** Below it its curves say nothing. */
  readonly lowestSpeed: number
  readonly highestSpeed: number
  /** Nm that it gives at the pressure. */
  readonly torque: number
  /** bar between its ports for that torque. */
  readonly pressure: number
  /** bar for the torque that is asked for; undefined where it does not give as much. */
  readonly neededPressure: number | undefined
  /** l/min that it takes. */
  readonly flow: number
}

/** A pump at a speed and a pressure. */
export interface PumpAtPoint {
  readonly kind: 'pump'
  readonly speed: number
  readonly lowestSpeed: number
  readonly highestSpeed: number
  readonly pressure: number
  readonly highestPressure: number
  readonly flow: number
  /** kW that it takes. */
  readonly power: number
}

export type MachineAtPoint = MotorAtPoint | PumpAtPoint

/** Where no speed is asked for, a motor is looked at in the middle of its range. */
const middle = 0.5

/** Figures of a size at the point; undefined where its table does not say them. */
export function machineAt(
  table: PerformanceTable,
  { kind, figures }: WorkingPoint,
): MachineAtPoint | undefined {
  return kind === 'motor' ? motorAt(table, figures) : pumpAt(table, figures)
}

interface PressureRow {
  readonly pressure: number
  readonly flow: number
  readonly torque: number
}

function motorAt(
  table: PerformanceTable,
  figures: WorkingPoint['figures'],
): MotorAtPoint | undefined {
  const { parameters, inputs } = table
  const torques = table.outputs.find(({ quantity }) => quantity === 'torque')
  const speeds = table.outputs.find(({ quantity }) => quantity === 'speed')
  const highestSpeed = Math.max(0, ...(speeds?.figures.flat() ?? []))
  if (torques === undefined || speeds === undefined || highestSpeed === 0) return undefined
  const lowestSpeed = Math.min(...speeds.figures.flat())
  // Beyond its range it is looked at where that ends, and the fit says so.
  const speed = Math.min(figures.speed ?? highestSpeed * middle, highestSpeed)
  const rows: readonly PressureRow[] = [
    { pressure: 0, flow: (speed * table.size.figure) / 1000, torque: 0 },
    ...parameters.flatMap((pressure, curve): readonly PressureRow[] => {
      const flow = inputFor(inputs, speeds.figures[curve] ?? [], speed)
      if (flow === undefined) return []
      const torque = readCurve(table, torques, curve, Math.max(flow, inputs[0] ?? 0))
      return torque === undefined ? [] : [{ pressure, flow, torque }]
    }),
  ]
  const last = rows.at(-1)
  if (last === undefined || rows.length < 2) return undefined
  const pressure = Math.min(figures.pressure ?? last.pressure, last.pressure)
  const neededPressure =
    figures.torque === undefined ? undefined : between(rows, 'torque', figures.torque, 'pressure')
  const torque = between(rows, 'pressure', pressure, 'torque')
  // What it takes for what is asked of it; of one that cannot, for all that it gives.
  const worked = neededPressure === undefined ? pressure : Math.min(neededPressure, pressure)
  const flow = between(rows, 'pressure', worked, 'flow')
  if (torque === undefined || flow === undefined) return undefined
  return { kind: 'motor', speed, lowestSpeed, highestSpeed, torque, pressure, neededPressure, flow }
}

function pumpAt(
  table: PerformanceTable,
  figures: WorkingPoint['figures'],
): PumpAtPoint | undefined {
  const flows = table.outputs.find(({ quantity }) => quantity === 'flow')
  const powers = table.outputs.find(({ quantity }) => quantity === 'power')
  const highestSpeed = table.inputs.at(-1)
  const highestPressure = table.parameters.at(-1)
  if (!flows || !powers || highestSpeed === undefined || highestPressure === undefined) {
    return undefined
  }
  const lowestSpeed = table.inputs[0] ?? 0
  const speed = within(figures.speed ?? highestSpeed, lowestSpeed, highestSpeed)
  const pressure = Math.min(figures.pressure ?? highestPressure, highestPressure)
  const rows = table.parameters.flatMap((each, curve) => {
    const flow = readCurve(table, flows, curve, speed)
    const power = readCurve(table, powers, curve, speed)
    return flow === undefined || power === undefined ? [] : [{ pressure: each, flow, power }]
  })
  const [first] = rows
  if (first === undefined) return undefined
  const at = Math.max(pressure, first.pressure)
  const flow = between(rows, 'pressure', at, 'flow')
  const power = between(rows, 'pressure', at, 'power')
  if (flow === undefined || power === undefined) return undefined
  return { kind: 'pump', speed, lowestSpeed, highestSpeed, pressure, highestPressure, flow, power }
}

function within(figure: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, figure))
}

/** The input at which a rising curve has an output; undefined where it ends before that. */
function inputFor(
  inputs: readonly number[],
  curve: readonly number[],
  output: number,
): number | undefined {
  const next = curve.findIndex((each) => each >= output)
  if (next === -1) return undefined
  const right = Math.max(next, 1)
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [
    inputs[right - 1],
    inputs[right],
    curve[right - 1],
    curve[right],
  ]
  return y1 === y0 ? x1 : Math.max(0, x0 + ((output - y0) * (x1 - x0)) / (y1 - y0))
}

/** One column of rising rows at a figure of another; undefined beyond its end. */
function between<Column extends string>(
  rows: readonly Readonly<Record<Column, number>>[],
  by: Column,
  at: number,
  wanted: Column,
): number | undefined {
  const next = rows.findIndex((row) => row[by] >= at)
  const [left, right] = [rows[next - 1], rows[next]]
  if (right === undefined) return undefined
  if (left === undefined || right[by] === left[by]) return right[wanted]
  return left[wanted] + ((right[wanted] - left[wanted]) * (at - left[by])) / (right[by] - left[by])
}
