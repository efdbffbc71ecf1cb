/** An example of the finder: a machine for a belt conveyor with its code, its figures and its curve at that point. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ModelCodeRibbon } from '../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { machineSegments } from '../../parts/finder/machine-segments.ts'
import { MachineFigures } from '../../parts/finder/MachineFigures.tsx'
import { PointCurve } from '../../parts/finder/PointCurve.tsx'
import { useFigureWords } from '../../parts/finder/use-figure-words.ts'
import * as styles from './ExampleMachine.css.ts'
import { examplePoints } from './finder-example.ts'
import { useExampleMachine } from './use-example-machine.ts'

interface ExampleMachineProps {
  readonly units: UnitSystem
  /** Of the customer; a visitor has chosen one or takes that of the site. */
  readonly zone: AddressZone | undefined
}

const tones = { fits: 'success', near: 'info', misses: 'warning' } as const

/** Nothing where the finder has no answer. */
export function ExampleMachine({ units, zone }: ExampleMachineProps) {
  const { t, i18n } = useTranslation()
  const say = useFigureWords(units)
  const fitted = useExampleMachine(units, zone)
  if (fitted === undefined) return null
  const { machine, at, wanted, fit } = fitted
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.point}>
        <Link to="/finder" search={{ ...examplePoints[units], units }} className={linkLook()}>
          {t('home:example', {
            torque: say(wanted.torque ?? 0, 'torque'),
            speed: say(wanted.speed ?? 0, 'speed'),
            pressure: say(wanted.pressure ?? 0, 'pressure'),
          })}
        </Link>
      </figcaption>
      <div className={styles.frame}>
        <img
          src={machine.thumbnail || undefined}
          alt=""
          width={600}
          height={400}
          fetchPriority="high"
          className={styles.picture}
        />
        <div className={styles.curve}>
          <PointCurve table={machine.table} at={at} wanted={wanted.torque} units={units} />
        </div>
      </div>
      <div className={styles.answer}>
        <div className={styles.head}>
          <Link
            to="/product/$urlTitle"
            params={{ urlTitle: machine.urlTitle }}
            search={{ model: machine.modelCode }}
            className={linkLook({ tone: 'plain' })}
          >
            {machine.name}
          </Link>
          <Badge tone={tones[fit]}>{t(`finder:fit.${fit}`)}</Badge>
        </div>
        <ModelCodeRibbon
          segments={machineSegments(machine, {
            skuName: t('catalogue:ribbon.sku'),
            language: i18n.language,
          })}
          words={ribbonWords(t)}
        />
        <MachineFigures fitted={fitted} units={units} look="pairs" />
      </div>
    </figure>
  )
}
