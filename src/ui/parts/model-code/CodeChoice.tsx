import type { ReactNode } from 'react'
import * as styles from './CodeAdvice.css.ts'

interface CodeChoiceProps {
  readonly title: string
  /** An item for each button. */
  readonly children: ReactNode
}

/** What can be done with a code, as buttons below what they are for. */
export function CodeChoice({ title, children }: CodeChoiceProps) {
  return (
    <div className={styles.choice}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list} aria-label={title}>
        {children}
      </ul>
    </div>
  )
}
