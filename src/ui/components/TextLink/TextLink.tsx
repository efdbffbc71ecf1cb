import type { MouseEvent, ReactNode } from 'react'
import * as styles from './TextLink.css.ts'

interface TextLinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly tone?: 'primary' | 'plain' | 'quiet' | undefined
  readonly download?: string | undefined
}

/** A link in text. For the router's own link use `<Link className={linkLook()}>` instead. */
export function TextLink({ href, children, onClick, tone = 'primary', download }: TextLinkProps) {
  return (
    <a href={href} onClick={onClick} download={download} className={styles.linkLook({ tone })}>
      {children}
    </a>
  )
}
