/** One row of a list of what comes next or waits: the way to it, and what is to be said of it. */
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../../components/Icon/Icon.tsx'
import * as styles from './AgendaRows.css.ts'

export function AgendaRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface AgendaRowProps {
  readonly icon: Drawing
  readonly text: string
  readonly children: ReactNode
}

export function AgendaRow({ icon, text, children }: AgendaRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.drawing}>
        <Icon of={icon} />
      </span>
      <span>{children}</span>
      <span className={styles.text}>{text}</span>
    </li>
  )
}
