import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

interface TextProps {
  readonly children: ReactNode
  readonly as?: 'p' | 'span' | 'div' | 'strong' | undefined
  readonly size?: 'note' | 'small' | 'body' | 'lead' | undefined
  readonly tone?: 'ink' | 'soft' | 'success' | 'warning' | 'danger' | undefined
  readonly weight?: 'regular' | 'medium' | 'strong' | undefined
  readonly measure?: 'text' | 'none' | undefined
  /** `code` for model codes, order numbers and other text that is read character by character. */
  readonly face?: 'text' | 'code' | undefined
  readonly id?: string | undefined
}

/** Words in the shop's type. */
export function Text(props: TextProps) {
  const { as: Tag = 'p', size = 'body', tone = 'ink', weight = 'regular' } = props
  const { measure = 'none', face = 'text' } = props
  return (
    <Tag id={props.id} className={styles.text({ size, tone, weight, measure, face })}>
      {props.children}
    </Tag>
  )
}
