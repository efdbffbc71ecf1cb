import { Heading } from '../Heading/Heading.tsx'
import * as styles from './MilestoneStats.css.ts'

export interface Stat {
  readonly id: string
  /** The figure as it is to be read: "2.4 million". */
  readonly figure: string
  readonly label: string
}

interface MilestoneStatsProps {
  readonly heading: string
  readonly stats: readonly Stat[]
}

/** A few figures about the company (CMS-13). */
export function MilestoneStats({ heading, stats }: MilestoneStatsProps) {
  return (
    <section className={styles.section}>
      {heading !== '' && <Heading level={2}>{heading}</Heading>}
      <dl className={styles.list}>
        {stats.map(({ id, figure, label }) => (
          <div key={id} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
