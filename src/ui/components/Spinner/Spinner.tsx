import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

interface SpinnerProps {
  /** What is being waited for, read out by screen readers; left out where words stand beside it. */
  readonly label?: string | undefined
}

/** A turning ring, 20 px, in the colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.ring} aria-hidden />
  return (
    <output>
      <span className={styles.ring} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
