/** Every wish with whether it is met: a mark and words. */
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import type { FitReason } from '../../../domain/finder/machine-fit.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CircleCheckIcon, WarningIcon } from '../../components/Icon/icons.ts'
import * as styles from './FinderPage.css.ts'
import { useFigureWords } from '../../parts/finder/use-figure-words.ts'

interface MachineReasonsProps {
  readonly reasons: readonly FitReason[]
  readonly units: UnitSystem
}

export function MachineReasons({ reasons, units }: MachineReasonsProps) {
  const { t } = useTranslation()
  const say = useFigureWords(units)
  const words = (reason: FitReason) => {
    const state = reason.isMet ? 'met' : 'missed'
    if ('text' in reason) return t(`finder:reason.${reason.about}.${state}`, { text: reason.text })
    return t(`finder:reason.${reason.about}.${state}`, {
      figure: say(reason.figure, reason.about),
      wanted: say(reason.wanted, reason.about),
    })
  }
  return (
    <ul className={styles.reasons} aria-label={t('finder:why')}>
      {reasons.map((reason) => (
        <li key={reason.about} className={styles.reason} data-met={reason.isMet}>
          <Icon of={reason.isMet ? CircleCheckIcon : WarningIcon} size="sm" />
          <span>{words(reason)}</span>
        </li>
      ))}
    </ul>
  )
}
