import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css.ts'

export interface Description {
  readonly term: string
  readonly description: ReactNode
}

interface DescriptionListProps {
  readonly items: readonly Description[]
  /** `rows` a table of two columns, `stacked` one under another, `grid` several beside one another. */
  readonly layout?: 'rows' | 'stacked' | 'grid' | undefined
  /** `figure` sets the descriptions to the right with figures of equal width: totals. */
  readonly look?: 'text' | 'figure' | undefined
}

/** Terms and what they stand for. */
export function DescriptionList({ items, layout = 'rows', look = 'text' }: DescriptionListProps) {
  const term = layout === 'rows' ? `${styles.term} ${styles.termInRow}` : styles.term
  return (
    <div className={styles.frame}>
      <dl className={styles.list[layout]}>
        {items.map((item) => (
          <div key={item.term} className={styles.pair[layout]}>
            <dt className={term}>{item.term}</dt>
            <dd className={styles.description[look]}>{item.description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
