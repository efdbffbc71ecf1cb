/** One thing of a list of what comes next or waits: the way to it, and what is to be said of it. */
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../../components/Icon/Icon.tsx'
import * as styles from './Thing.css.ts'

export function Things({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.things}>{children}</ul>
}

interface ThingProps {
  readonly icon: Drawing
  readonly text: string
  readonly children: ReactNode
}

export function Thing({ icon, text, children }: ThingProps) {
  return (
    <li className={styles.thing}>
      <span className={styles.drawing}>
        <Icon of={icon} />
      </span>
      <span>{children}</span>
      <span className={styles.text}>{text}</span>
    </li>
  )
}
