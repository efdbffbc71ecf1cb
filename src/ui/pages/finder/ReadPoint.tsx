import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { pointQuantities, type WorkingPoint } from '../../../domain/finder/working-point.ts'
import { useFigureWords } from '../../parts/finder/use-figure-words.ts'

interface ReadPointProps {
  readonly figures: WorkingPoint['figures']
  readonly units: UnitSystem
}

/** What was read of the figures, so that a slip of point and comma is seen. */
export function ReadPoint({ figures, units }: ReadPointProps) {
  const { t } = useTranslation()
  const say = useFigureWords(units)
  const said = pointQuantities.flatMap((quantity) => {
    const figure = figures[quantity]
    return figure === undefined ? [] : [`${t(`finder:${quantity}`)} ${say(figure, quantity)}`]
  })
  return t('finder:readAs', { figures: said.join(' · ') })
}
