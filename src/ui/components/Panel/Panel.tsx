import { type ReactNode, useId } from 'react'
import { card } from '../Card/Card.css.ts'
import * as styles from './Panel.css.ts'

interface PanelProps {
  readonly title: string
  readonly children: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  /** Buttons at the end of the head. */
  readonly actions?: ReactNode
  /** A line of buttons or totals at the foot. */
  readonly footer?: ReactNode
  /** `none` for a table that reaches the edges. */
  readonly padding?: 'md' | 'none' | undefined
  /** `low` above a long table; `waiting` for what its reader is asked to answer. */
  readonly headLook?: 'low' | 'waiting' | undefined
}

const headLooks = { usual: styles.head, low: styles.lowHead, waiting: styles.waitingHead } as const

/** A card with a head; a region of the page named by its title. */
export function Panel(props: PanelProps) {
  const titleId = useId()
  const Title = props.headingLevel === 3 ? 'h3' : 'h2'
  return (
    <section className={card({ tone: 'plain', padding: 'none' })} aria-labelledby={titleId}>
      <header className={headLooks[props.headLook ?? 'usual']}>
        <Title id={titleId} className={styles.title}>
          {props.title}
        </Title>
        {props.actions}
      </header>
      <div className={styles.body[props.padding ?? 'md']}>{props.children}</div>
      {props.footer !== undefined && <footer className={styles.foot}>{props.footer}</footer>}
    </section>
  )
}
