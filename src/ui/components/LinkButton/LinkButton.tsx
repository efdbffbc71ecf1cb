import type { MouseEvent, ReactNode } from 'react'
import { buttonLook } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx'
import { type Drawing, Icon } from '../Icon/Icon.tsx'

interface LinkButtonProps {
  readonly href: string
  readonly children: ReactNode
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly icon?: Drawing | undefined
  readonly wide?: boolean | undefined
  /** Saves the target as a file of this name instead of opening it. */
  readonly download?: string | undefined
}

/**
 * A link that looks like a button. For the router's own link use
 * `<Link className={buttonLook({ tone: 'primary' })}>` instead.
 */
export function LinkButton(props: LinkButtonProps) {
  const { tone = 'secondary', size = 'md', wide = false } = props
  return (
    <a
      href={props.href}
      onClick={props.onClick}
      download={props.download}
      className={buttonLook({ tone, size, wide: wide ? 'yes' : 'no' })}
    >
      {props.icon && <Icon of={props.icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {props.children}
    </a>
  )
}
