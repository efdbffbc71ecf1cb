import type { ReactNode } from 'react'
import type { Space } from '../../theme/gaps.ts'
import * as styles from './Inline.css.ts'

interface InlineProps {
  readonly children: ReactNode
  readonly space?: Space | undefined
  readonly align?: 'start' | 'center' | 'baseline' | 'end' | undefined
  readonly justify?: 'start' | 'between' | 'end' | undefined
  /** Wraps to a second line where there is no room, unless told otherwise. */
  readonly wrap?: 'yes' | 'no' | undefined
  readonly as?: 'div' | 'ul' | 'span' | undefined
}

/** Things beside one another with the same distance between them. */
export function Inline(props: InlineProps) {
  const { space = 'md', align = 'center', justify = 'start', wrap = 'yes', as: Tag = 'div' } = props
  return <Tag className={styles.inline({ space, align, justify, wrap })}>{props.children}</Tag>
}
