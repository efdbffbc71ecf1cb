import type { ReactNode } from 'react'
import * as styles from './Container.css.ts'

interface ContainerProps {
  readonly children: ReactNode
  /** 480, 672, 896 or 1320 px at most. */
  readonly width?: 'form' | 'text' | 'wide' | 'page' | undefined
}

/** Centres what it holds and keeps it off the edges of the window. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={styles.container({ width })}>{children}</div>
}
