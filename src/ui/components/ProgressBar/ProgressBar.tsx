import { useId } from 'react'
import * as styles from './ProgressBar.css.ts'

interface ProgressBarProps {
  /** What is being done: "Looking up products". */
  readonly label: string
  /** How far it is, in words: "30 of 100 lines". */
  readonly countText: string
  readonly done: number
  /** Undefined while the amount of work is unknown. */
  readonly total: number | undefined
}

/** How far a piece of work is, as a bar and in words. */
export function ProgressBar({ label, countText, done, total }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.count}>{countText}</span>
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={countText}
        className={styles.bar}
        max={total ?? 1}
        {...(total !== undefined && { value: done })}
      />
    </div>
  )
}
