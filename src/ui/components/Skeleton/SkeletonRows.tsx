import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Skeleton.css.ts'
import { Skeleton } from './Skeleton.tsx'

interface SkeletonRowsProps {
  /** What is being loaded, read out. */
  readonly busyText: string
  readonly count?: number | undefined
}

/** Holds the room of a table while its rows are being loaded. */
export function SkeletonRows({ busyText, count = 10 }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => index)
  return (
    <div>
      <output className={visuallyHidden}>{busyText}</output>
      <div className={styles.rows} aria-hidden>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="line" width="most" />
            <Skeleton shape="line" width={row % 2 === 0 ? 'half' : 'most'} />
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" width="most" />
          </div>
        ))}
      </div>
    </div>
  )
}
