import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import type { FittedMachine } from '../../../domain/finder/machine-fit.ts'
import { softHyphens } from '../../i18n/soft-hyphens.ts'
import * as styles from './MachineFigures.css.ts'
import { useFigureWords } from './use-figure-words.ts'

interface MachineFiguresProps {
  readonly fitted: FittedMachine
  readonly units: UnitSystem
  readonly look?: keyof typeof styles.figures
}

/** What a machine does at the working point. */
export function MachineFigures({ fitted, units, look = 'list' }: MachineFiguresProps) {
  const { machine, at } = fitted
  const { t, i18n } = useTranslation()
  const say = useFigureWords(units)
  const pressure = say(at.pressure, 'pressure')
  const rows: readonly (readonly [name: string, figure: string])[] = [
    [t('finder:displacement'), say(machine.table.size.figure, 'displacement')],
    ...(at.kind === 'motor'
      ? ([
          [t('finder:torqueAt', { pressure }), say(at.torque, 'torque')],
          ...(at.neededPressure === undefined
            ? []
            : [[t('finder:neededPressure'), say(at.neededPressure, 'pressure')] as const]),
          [t('finder:speed'), say(at.speed, 'speed')],
          [t('finder:takes'), say(at.flow, 'flow')],
        ] as const)
      : ([
          [t('finder:gives', { pressure }), say(at.flow, 'flow')],
          [t('finder:speed'), say(at.speed, 'speed')],
          [t('finder:power'), say(at.power, 'power')],
        ] as const)),
  ]
  return (
    <dl className={styles.figures[look]} aria-label={t('finder:atPoint')}>
      {rows.map(([name, figure]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.term}>{softHyphens(name, i18n.language)}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
