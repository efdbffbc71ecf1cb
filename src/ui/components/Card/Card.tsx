import type { ReactNode } from 'react'
import * as styles from './Card.css.ts'

interface CardProps {
  readonly children: ReactNode
  readonly padding?: 'none' | 'md' | 'lg' | undefined
  readonly tone?: 'plain' | 'sunken' | undefined
  readonly as?: 'div' | 'article' | 'li' | undefined
}

/** A white sheet with a line around it. */
export function Card({ children, padding = 'lg', tone = 'plain', as: Tag = 'div' }: CardProps) {
  return <Tag className={styles.card({ padding, tone })}>{children}</Tag>
}
