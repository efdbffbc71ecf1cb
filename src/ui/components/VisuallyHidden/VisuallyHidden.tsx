import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

interface VisuallyHiddenProps {
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** Words for screen readers where the picture says enough to the eye. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.visuallyHidden}>
      {children}
    </span>
  )
}
