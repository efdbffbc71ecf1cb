import { useTranslation } from 'react-i18next'
import { inUnits, type Quantity, unitText } from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { formatFigure } from '../../i18n/format-number.ts'
import { unitWords } from '../../i18n/measure-words.ts'

/** Says a metric figure in the units and the language of the reader. */
export function useFigureWords(units: UnitSystem): (metric: number, quantity: Quantity) => string {
  const { t, i18n } = useTranslation()
  return (metric, quantity) =>
    `${formatFigure(inUnits(metric, quantity, units), i18n.language)} ${unitWords(t, unitText(quantity, units))}`
}
