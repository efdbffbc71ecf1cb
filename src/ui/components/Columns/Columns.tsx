import type { ReactNode } from 'react'
import * as styles from './Columns.css.ts'

interface ColumnsProps {
  readonly children: ReactNode
  /** `level` makes neighbours equally high. */
  readonly align?: 'top' | 'level' | undefined
}

/** A grid of twelve that becomes one of four below 960 px. Its children are `Column`s. */
export function Columns({ children, align = 'top' }: ColumnsProps) {
  return (
    <div className={align === 'level' ? `${styles.columns} ${styles.level}` : styles.columns}>
      {children}
    </div>
  )
}

interface ColumnProps {
  readonly children: ReactNode
  /** How many of the twelve. */
  readonly span: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12
  /** How many of the four on a narrow page; all of them unless told otherwise. */
  readonly narrow?: 1 | 2 | 3 | 4 | undefined
  /** Stays in view while its neighbour scrolls, where there is room for two. */
  readonly stays?: boolean | undefined
}

/** One part of `Columns`. */
export function Column({ children, span, narrow = 4, stays = false }: ColumnProps) {
  const names = [styles.spanNarrow[narrow], styles.span[span], stays ? styles.inView : '']
  return <div className={names.join(' ').trim()}>{children}</div>
}
