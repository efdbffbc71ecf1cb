import { useTranslation } from 'react-i18next'
import { unitWords } from '../../i18n/measure-words.ts'
import { inUnits, type PerformanceTable, unitText } from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { FigureTable } from '../../components/PerformanceChart/FigureTable.tsx'
import * as styles from '../../components/PerformanceChart/PerformanceChart.css.ts'
import { useFigures } from './use-figures.ts'

interface AllFiguresProps {
  readonly table: PerformanceTable
  readonly units: UnitSystem
}

/** Everything that the curves are drawn from. */
export function AllFigures({ table, units }: AllFiguresProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { input, inputs, outputs, parameter, parameters } = table
  const inputUnit = unitWords(t, unitText(input, units))
  return (
    <details className={styles.allFigures}>
      <summary className={styles.summary}>{t('product:performance.allFigures')}</summary>
      <div className={styles.tables}>
        {outputs.map(({ quantity, figures }) => (
          <FigureTable
            key={quantity}
            caption={`${t(`product:performance.${quantity}`)} (${unitWords(t, unitText(quantity, units))})`}
            heads={[
              t(`product:performance.${parameter}`),
              ...inputs.map((each) => `${figure(inUnits(each, input, units))} ${inputUnit}`),
            ]}
            rows={parameters.map((each, row) => ({
              name: `${figure(inUnits(each, parameter, units))} ${unitWords(t, unitText(parameter, units))}`,
              cells: (figures[row] ?? []).map((value) => figure(inUnits(value, quantity, units))),
            }))}
          />
        ))}
      </div>
    </details>
  )
}
