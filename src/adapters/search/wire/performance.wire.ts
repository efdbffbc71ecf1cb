/** Figures of a machine on the wire. A table that does not fit together is left out; the product is not. */
import * as t from 'io-ts'
import type {
  Performance,
  PerformanceOutput,
  PerformanceTable,
  Quantity,
} from '../../../domain/catalogue/performance.ts'
import { amount, part, rows, text } from '../../http/lenient.wire.ts'

const FiguresWire = part(t.array(t.array(t.number)))

const TableWire = t.type({
  optionUS: text,
  optionEU: text,
  displacement: amount,
  pressures: t.array(t.number),
  inputs: t.array(t.number),
  torque: FiguresWire,
  speed: FiguresWire,
  flow: FiguresWire,
  power: FiguresWire,
})

export const PerformanceWire = t.type({ kind: text, tables: rows(TableWire) })

/** What can be drawn of it; undefined when that is nothing. */
export function toPerformance(wire: t.TypeOf<typeof PerformanceWire>): Performance | undefined {
  const kind = wire.kind === 'pump' ? 'pump' : 'motor'
  const tables = wire.tables.flatMap((table) => toTable(table, kind))
  return tables.length === 0 ? undefined : { kind, tables }
}

function toTable(
  wire: t.TypeOf<typeof TableWire>,
  kind: Performance['kind'],
): readonly PerformanceTable[] {
  const { pressures, inputs, displacement } = wire
  const quantities: readonly ('torque' | 'speed' | 'flow' | 'power')[] =
    kind === 'motor' ? ['torque', 'speed'] : ['flow', 'power']
  const outputs = quantities.flatMap((quantity) => toOutput(quantity, wire[quantity], wire))
  if (displacement === undefined || !isRising(pressures) || !isRising(inputs)) return []
  if (outputs.length < quantities.length) return []
  const option = { US: wire.optionUS, EU: wire.optionEU }
  const input: Quantity = kind === 'motor' ? 'flow' : 'speed'
  return [{ option, displacement, pressures, input, inputs, outputs }]
}

/** A figure for each pressure and input, or nothing. */
function toOutput(
  quantity: Quantity,
  figures: readonly (readonly number[])[] | undefined,
  { pressures, inputs }: t.TypeOf<typeof TableWire>,
): readonly PerformanceOutput[] {
  const fits =
    figures?.length === pressures.length && figures.every(({ length }) => length === inputs.length)
  return figures && fits ? [{ quantity, figures }] : []
}

function isRising(figures: readonly number[]): boolean {
  return (
    figures.length > 1 &&
    figures.every((each, index) => Number.isFinite(each) && each > (figures[index - 1] ?? 0))
  )
}
