import { useTranslation } from 'react-i18next'
import { unitWords } from '../../i18n/measure-words.ts'
import {
  axisTicks,
  highestOf,
  inMetric,
  inUnits,
  type PerformanceOutput,
  type PerformanceTable,
  unitText,
} from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { CurvePanel } from '../../components/PerformanceChart/CurvePanel.tsx'
import { curvesOf } from './curves-of.ts'
import * as styles from '../../components/PerformanceChart/PerformanceChart.css.ts'
import { useFigures } from './use-figures.ts'

interface PerformancePanelsProps {
  readonly tables: readonly PerformanceTable[]
  /** The one that is looked at; of the others only the last curve is drawn, faintly. */
  readonly table: PerformanceTable
  readonly units: UnitSystem
  /** Metric. */
  readonly at: number
  readonly onPoint: (input: number) => void
}

/** A panel for each property, over the same foot. */
export function PerformancePanels({ tables, table, units, at, onPoint }: PerformancePanelsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { input, parameter, parameters } = table
  const widest = Math.max(...tables.flatMap((each) => each.inputs))
  const ticksX = axisTicks(inUnits(widest, input, units))
  return (
    <div className={styles.panels}>
      {table.outputs.map((output) => {
        const { quantity } = output
        const name = t(`product:performance.${quantity}`)
        const foot = `${t(`product:performance.${input}`)} (${unitWords(t, unitText(input, units))})`
        return (
          <CurvePanel
            key={quantity}
            title={name}
            unit={unitWords(t, unitText(quantity, units))}
            foot={foot}
            description={t(`product:performance.described.${curvesOf(table)}`, {
              name,
              foot,
              count: parameters.length,
            })}
            curves={parameters.map((each, row) => ({
              key: String(each),
              label: `${figure(inUnits(each, parameter, units))} ${unitWords(t, unitText(parameter, units))}`,
              points: pointsOf(table, output, row, units),
            }))}
            others={tables
              .filter((each) => each !== table)
              .flatMap((each) =>
                each.outputs
                  .filter((other) => other.quantity === quantity)
                  .map((other) => ({
                    key: `${each.option.US} ${each.option.EU}`,
                    label: '',
                    points: pointsOf(each, other, each.parameters.length - 1, units),
                  })),
              )}
            ticksX={ticksX}
            ticksY={axisTicks(inUnits(highestOf(tables, quantity), quantity, units))}
            at={inUnits(at, input, units)}
            onPoint={(shown) => onPoint(inMetric(shown, input, units))}
            formatTick={figure}
          />
        )
      })}
    </div>
  )
}

function pointsOf(
  { input, inputs }: PerformanceTable,
  { quantity, figures }: PerformanceOutput,
  row: number,
  units: UnitSystem,
): readonly (readonly [number, number])[] {
  return (figures[row] ?? []).map((value, column) => [
    inUnits(inputs[column] ?? 0, input, units),
    inUnits(value, quantity, units),
  ])
}
