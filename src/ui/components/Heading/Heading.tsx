import type { ReactNode, Ref } from 'react'
import * as styles from './Heading.css.ts'

type Size = 'display' | 'title' | 'lead' | 'body' | 'small'

const usual = { 1: 'display', 2: 'title', 3: 'lead', 4: 'body' } as const

interface HeadingProps {
  readonly children: ReactNode
  readonly level: 1 | 2 | 3 | 4
  /** How large it looks, where that differs from its level. */
  readonly size?: Size | undefined
  readonly id?: string | undefined
  /** The language of its words, where that is not the page's. */
  readonly lang?: string | undefined
  /** Given when script moves the focus here; the heading is then focusable. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

/** A heading. Its level is its place in the outline, its size how it looks. */
export function Heading({ children, level, size = usual[level], id, lang, ref }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      ref={ref}
      id={id}
      lang={lang}
      tabIndex={ref === undefined ? undefined : -1}
      className={styles.heading({ size })}
    >
      {children}
    </Tag>
  )
}
