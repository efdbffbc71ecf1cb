import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import * as styles from './EmptyState.css.ts'

interface EmptyStateProps {
  readonly title: string
  /** What to do next. */
  readonly children: ReactNode
  /** The button or link that does it. */
  readonly action?: ReactNode
  readonly icon?: Drawing | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** `none` inside a panel, which has a line of its own. */
  readonly outline?: 'dashed' | 'none' | undefined
}

/** Stands where a list would be, says why there is none and offers the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { headingLevel = 2, outline = 'dashed' } = props
  return (
    <div className={outline === 'none' ? `${styles.box} ${styles.bare}` : styles.box}>
      {props.icon && (
        <span className={styles.mark}>
          <Icon of={props.icon} size="lg" />
        </span>
      )}
      <div className={styles.words}>
        <Heading level={headingLevel} size="lead">
          {props.title}
        </Heading>
        <div className={styles.text}>{props.children}</div>
      </div>
      {props.action}
    </div>
  )
}
