import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { buttonLook } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import * as styles from './Menu.css.ts'

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

interface MenuProps {
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

/** A button with a list of things to do. Arrow keys move, Esc closes and gives the focus back. */
export function Menu(props: MenuProps) {
  const { tone = 'quiet', size = 'md', align = 'end', renderLink = plainLink } = props
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={buttonLook({ tone, size })}>
        {props.icon && <Icon of={props.icon} />}
        {props.label}
        <Icon of={ChevronDownIcon} size="sm" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} align={align}>
          <Base.Popup className={styles.popup}>
            {props.header !== undefined && <div className={styles.header}>{props.header}</div>}
            {props.items.map((item) => (
              <Line
                key={item.kind === 'separator' ? item.key : item.label}
                item={item}
                renderLink={renderLink}
              />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface LineProps {
  readonly item: MenuItem
  readonly renderLink: RenderLink
}

function Line({ item, renderLink }: LineProps) {
  if (item.kind === 'separator') return <Base.Separator className={styles.separator} />
  const words = <Words icon={item.icon}>{item.label}</Words>
  if (item.kind === 'link') {
    const link = renderLink({ href: item.href, className: styles.item, children: words })
    return <Base.LinkItem closeOnClick render={link} />
  }
  const look = item.tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item
  return (
    <Base.Item className={look} onClick={item.onChoose}>
      {words}
    </Base.Item>
  )
}

function Words({
  icon,
  children,
}: {
  readonly icon: Drawing | undefined
  readonly children: string
}) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {children}
    </>
  )
}
