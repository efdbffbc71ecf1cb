/** The curves of the size that is chosen; none of a data sheet whose size is open. */
import type { TFunction } from 'i18next'
import type { SheetPanel, SheetSection } from '../../../../application/catalogue/data-sheets.ts'
import {
  axisTicks,
  highestOf,
  inUnits,
  type PerformanceTable,
  type Quantity,
  tableOfSize,
  unitText,
} from '../../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../../domain/catalogue/unit-system.ts'
import { formatFigure } from '../../../i18n/format-number.ts'
import { unitWords } from '../../../i18n/measure-words.ts'
import { curvesOf } from '../curves-of.ts'
import type { Described } from './described.ts'

export function curveSection(t: TFunction, described: Described): readonly SheetSection[] {
  const { product, chosen, zone, units, language } = described
  const table = product.performance && tableOfSize(product.performance, chosen, zone)
  if (table === undefined) return []
  const { size } = table
  const say = (figure: number, quantity: Quantity) =>
    `${formatFigure(inUnits(figure, quantity, units), language)} ${unitWords(t, unitText(quantity, units))}`
  return [
    {
      kind: 'curves',
      title: t('sheet:figuresAt', { size: say(size.figure, size.quantity) }),
      panels: panelsOf(t, table, { units, language, say }),
      note: t(`sheet:note.${curvesOf(table)}`),
    },
  ]
}

interface Writing {
  readonly units: UnitSystem
  readonly language: string
  readonly say: (figure: number, quantity: Quantity) => string
}

function panelsOf(
  t: TFunction,
  table: PerformanceTable,
  { units, language, say }: Writing,
): readonly SheetPanel[] {
  const { input, inputs, parameter, parameters, outputs } = table
  const ticks = (highest: number) =>
    axisTicks(highest).map((at) => ({ at, text: formatFigure(at, language) }))
  const named = (quantity: Quantity) =>
    `${t(`product:performance.${quantity}`)} (${unitWords(t, unitText(quantity, units))})`
  return outputs.map(({ quantity, figures }) => ({
    title: named(quantity),
    foot: named(input),
    ticksX: ticks(inUnits(inputs.at(-1) ?? 1, input, units)),
    ticksY: ticks(inUnits(highestOf([table], quantity), quantity, units)),
    curves: parameters.map((each, row) => ({
      label: say(each, parameter),
      points: (figures[row] ?? []).map(
        (figure, column) =>
          [inUnits(inputs[column] ?? 0, input, units), inUnits(figure, quantity, units)] as const,
      ),
    })),
  }))
}
