import type { ReactNode } from 'react'
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx'
import type { Drawing } from '../Icon/Icon.tsx'
import type { RenderLink } from '../Link/link-slot.tsx'

/** A line of a menu: something to do, somewhere to go, or a line between two groups. */
export type MenuItem =
  | {
      readonly kind: 'action'
      readonly label: string
      readonly onChoose: () => void
      readonly icon?: Drawing | undefined
      readonly tone?: 'plain' | 'danger' | undefined
    }
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly icon?: Drawing | undefined
    }
  | { readonly kind: 'separator'; readonly key: string }

export interface MenuProps {
  /** The words on the button that opens the menu. */
  readonly label: string
  readonly icon?: Drawing | undefined
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** Stands above the lines: who is signed in. */
  readonly header?: ReactNode
  readonly items: readonly MenuItem[]
  readonly renderLink?: RenderLink | undefined
  readonly align?: 'start' | 'end' | undefined
}
