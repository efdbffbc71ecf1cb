import type { ComponentType } from 'react'
import * as styles from './Icon.css.ts'

/** A drawing from `icons.ts`, as blocks take it in their `icon` prop. */
export type Drawing = ComponentType<{
  readonly className?: string
  readonly strokeWidth?: number
  readonly 'aria-hidden'?: boolean
  readonly focusable?: boolean
}>

interface IconProps {
  readonly of: Drawing
  /** 16, 20 or 28 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
}

/** A drawn mark, always beside words: it is hidden from screen readers. */
export function Icon({ of: Mark, size = 'md' }: IconProps) {
  return <Mark className={styles.icon({ size })} strokeWidth={1.75} aria-hidden focusable={false} />
}
