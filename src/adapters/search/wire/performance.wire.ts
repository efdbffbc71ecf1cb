/** Figures of a machine on the wire. A table that does not fit together is left out; the product is not. */
import * as t from 'io-ts'
import type {
  Performance,
  PerformanceOutput,
  PerformanceTable,
  Quantity,
} from '../../../domain/catalogue/performance.ts'
import { amount, optionalText, part, rows, text } from '../../http/lenient.wire.ts'

const FiguresWire = part(t.array(t.array(t.number)))

const TableWire = t.type({
  optionUS: text,
  optionEU: text,
  displacement: amount,
  nominalFlow: amount,
  pressures: part(t.array(t.number)),
  viscosities: part(t.array(t.number)),
  inputs: t.array(t.number),
  torque: FiguresWire,
  speed: FiguresWire,
  flow: FiguresWire,
  power: FiguresWire,
  pressureDrop: FiguresWire,
})

export const PerformanceWire = t.type({
  kind: text,
  modifierKey: optionalText,
  tables: rows(TableWire),
})

/** What the tables of each kind hold: their sizes, curves, input and outputs. */
const layouts = {
  motor: {
    size: 'displacement',
    parameter: 'pressure',
    input: 'flow',
    outputs: ['torque', 'speed'],
  },
  pump: { size: 'displacement', parameter: 'pressure', input: 'speed', outputs: ['flow', 'power'] },
  resistance: {
    size: 'flow',
    parameter: 'viscosity',
    input: 'flow',
    outputs: ['pressureDrop'],
  },
} as const satisfies Record<Performance['kind'], unknown>

/** What can be drawn of it; undefined when that is nothing. */
export function toPerformance(wire: t.TypeOf<typeof PerformanceWire>): Performance | undefined {
  const kind = wire.kind === 'pump' || wire.kind === 'resistance' ? wire.kind : 'motor'
  const tables = wire.tables.flatMap((table) => toTable(table, kind))
  return tables.length === 0 ? undefined : { kind, modifierKey: wire.modifierKey, tables }
}

function toTable(
  wire: t.TypeOf<typeof TableWire>,
  kind: Performance['kind'],
): readonly PerformanceTable[] {
  const layout = layouts[kind]
  const { inputs } = wire
  const parameters = (layout.parameter === 'pressure' ? wire.pressures : wire.viscosities) ?? []
  const figure = layout.size === 'flow' ? wire.nominalFlow : wire.displacement
  const outputs = layout.outputs.flatMap((quantity) =>
    toOutput(quantity, wire[quantity], { parameters, inputs }),
  )
  if (figure === undefined || !isRising(parameters) || !isRising(inputs)) return []
  if (outputs.length < layout.outputs.length) return []
  const option = { US: wire.optionUS, EU: wire.optionEU }
  const { input, parameter, size: quantity } = layout
  return [{ option, size: { quantity, figure }, parameter, parameters, input, inputs, outputs }]
}

/** A figure for each curve and input, or nothing. */
function toOutput(
  quantity: Quantity,
  figures: readonly (readonly number[])[] | undefined,
  { parameters, inputs }: Pick<PerformanceTable, 'parameters' | 'inputs'>,
): readonly PerformanceOutput[] {
  const fits =
    figures?.length === parameters.length && figures.every(({ length }) => length === inputs.length)
  return figures && fits ? [{ quantity, figures }] : []
}

function isRising(figures: readonly number[]): boolean {
  return (
    figures.length > 1 &&
    figures.every((each, index) => Number.isFinite(each) && each > (figures[index - 1] ?? 0))
  )
}
