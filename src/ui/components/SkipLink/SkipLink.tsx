import type { MouseEvent } from 'react'
import * as styles from './SkipLink.css.ts'

interface SkipLinkProps {
  /** The id of the part to go to; it must be focusable (`tabIndex={-1}`). */
  readonly target: string
  readonly children: string
}

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink({ target, children }: SkipLinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <a href={`#${target}`} className={styles.skip} onClick={go}>
      {children}
    </a>
  )
}
