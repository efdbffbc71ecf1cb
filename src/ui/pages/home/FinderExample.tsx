import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { unitText } from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { measureWords, unitWords } from '../../i18n/measure-words.ts'

/** The drive of a belt conveyor, in the units of either region. */
const points = {
  metric: { torque: '350', speed: '60', pressure: '150' },
  us: { torque: '3,100', speed: '60', pressure: '2,200' },
} as const

/** A working point to try the finder with: one press shows it at work. */
export function FinderExample({ units }: { readonly units: UnitSystem }) {
  const { t, i18n } = useTranslation()
  const point = points[units]
  const said = (quantity: 'torque' | 'speed' | 'pressure') =>
    `${measureWords(point[quantity], i18n.language)} ${unitWords(t, unitText(quantity, units))}`
  return (
    <p>
      <Link
        to="/finder"
        search={{
          torque: point.torque.replace(',', ''),
          speed: point.speed,
          pressure: point.pressure.replace(',', ''),
          units,
        }}
        className={linkLook()}
      >
        {t('catalogue:home.example', {
          torque: said('torque'),
          speed: said('speed'),
          pressure: said('pressure'),
        })}
      </Link>
    </p>
  )
}
