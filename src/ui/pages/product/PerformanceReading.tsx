import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { unitWords } from '../../i18n/measure-words.ts'
import {
  inUnits,
  type PerformanceTable,
  readCurve,
  unitText,
} from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { FigureTable } from '../../components/PerformanceChart/FigureTable.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import * as styles from '../../components/PerformanceChart/PerformanceChart.css.ts'
import { useFigures } from './use-figures.ts'

interface PerformanceReadingProps {
  readonly table: PerformanceTable
  readonly units: UnitSystem
  /** Metric. */
  readonly at: number
  /** From 0 to 1, of the highest input. */
  readonly share: number
  readonly onShare: (share: number) => void
}

/** Where the hair line stands, moved by keyboard or finger, and what the curves say there. */
export function PerformanceReading({ table, units, at, share, onShare }: PerformanceReadingProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const { input, outputs, parameter, parameters, inputs } = table
  const place = `${figure(inUnits(at, input, units))} ${unitWords(t, unitText(input, units))}`
  const lowest = (inputs[0] ?? 0) / (inputs.at(-1) || 1)
  return (
    <div className={styles.reading}>
      <div className={`${styles.slider} ${needsScripts}`}>
        <div className={styles.sliderHead}>
          <label htmlFor={id}>{t(`product:performance.${input}`)}</label>
          <output htmlFor={id} className={styles.sliderValue}>
            {place}
          </output>
        </div>
        <input
          id={id}
          type="range"
          className={styles.range}
          min={0}
          max={100}
          step={1}
          value={Math.round(share * 100)}
          aria-valuetext={place}
          onChange={(event) => onShare(Math.max(lowest, Number(event.target.value) / 100))}
        />
      </div>
      <FigureTable
        caption={t('product:performance.at', { place })}
        heads={[
          t(`product:performance.${parameter}`),
          ...outputs.map(({ quantity }) => t(`product:performance.${quantity}`)),
        ]}
        rows={parameters.map((each, row) => ({
          name: `${figure(inUnits(each, parameter, units))} ${unitWords(t, unitText(parameter, units))}`,
          cells: outputs.map((output) => {
            const value = readCurve(table, output, row, at)
            const { quantity } = output
            return value === undefined
              ? '–'
              : `${figure(inUnits(value, quantity, units))} ${unitWords(t, unitText(quantity, units))}`
          }),
        }))}
      />
    </div>
  )
}
