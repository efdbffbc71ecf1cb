/** One answer of the finder: its code, its figures at the working point, and why it fits. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import type { FittedMachine } from '../../../domain/finder/machine-fit.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { ModelCodeRibbon } from '../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { machineSegments } from '../../parts/finder/machine-segments.ts'
import { MachineFigures } from '../../parts/finder/MachineFigures.tsx'
import { PointCurve } from '../../parts/finder/PointCurve.tsx'
import * as styles from './FinderPage.css.ts'
import { MachineReasons } from './MachineReasons.tsx'

interface MachineCardProps {
  readonly fitted: FittedMachine
  /** Metric, of torque or of oil. */
  readonly wanted: number | undefined
  readonly units: UnitSystem
  readonly quantity: number | undefined
  /** What it costs, and when it can be there. */
  readonly offer: ReactNode
}

const tones = { fits: 'success', near: 'info', misses: 'warning' } as const

export function MachineCard({ fitted, wanted, units, quantity, offer }: MachineCardProps) {
  const { t, i18n } = useTranslation()
  const { machine, at, reasons, fit } = fitted
  const { name, urlTitle, thumbnail, modelCode, table } = machine
  return (
    <li className={styles.machine}>
      <div className={styles.top}>
        {thumbnail !== '' && (
          <img className={styles.picture} src={thumbnail} alt="" width={96} height={64} />
        )}
        <Heading level={3} size="body">
          {name}
        </Heading>
        <Badge tone={tones[fit]}>{t(`finder:fit.${fit}`)}</Badge>
      </div>
      <ModelCodeRibbon
        segments={machineSegments(machine, {
          skuName: t('catalogue:ribbon.sku'),
          language: i18n.language,
        })}
        words={ribbonWords(t)}
      />
      <div className={styles.parts}>
        <MachineFigures fitted={fitted} units={units} />
        <MachineReasons reasons={reasons} units={units} />
        <PointCurve table={table} at={at} wanted={wanted} units={units} />
      </div>
      {offer}
      <div>
        <Link
          to="/product/$urlTitle"
          params={{ urlTitle }}
          search={{ model: modelCode, ...(quantity && { quantity: String(quantity) }) }}
          className={buttonLook({ tone: 'secondary' })}
          aria-label={t('finder:configureCode', { code: modelCode })}
        >
          {t('finder:configure')}
        </Link>
      </div>
    </li>
  )
}
