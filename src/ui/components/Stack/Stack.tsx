import type { ReactNode } from 'react'
import type { Space } from '../../theme/gaps.ts'
import * as styles from './Stack.css.ts'

interface StackProps {
  readonly children: ReactNode
  readonly space?: Space | undefined
  readonly align?: 'stretch' | 'start' | 'center' | undefined
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | undefined
}

/** Things one under another with the same distance between them. */
export function Stack({ children, space = 'lg', align = 'stretch', as: Tag = 'div' }: StackProps) {
  return <Tag className={styles.stack({ space, align })}>{children}</Tag>
}
