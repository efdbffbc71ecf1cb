import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import * as styles from './Menu.css.ts'
import type { MenuItem, MenuProps } from './menu-model.ts'

interface LoadedMenuProps {
  readonly menu: MenuProps
  readonly triggerLook: string
  readonly triggerWords: ReactNode
}

/**
 * The menu itself, on Base UI; it opens at once, for it was asked for. Its sheet stands beside the
 * button, within the same landmark of the page.
 */
export function LoadedMenu({ menu, triggerLook, triggerWords }: LoadedMenuProps) {
  const place = useRef<HTMLSpanElement>(null)
  const { align = 'end', renderLink = plainLink } = menu
  return (
    <>
      {/* Before the menu, which looks for its place as soon as it is there. */}
      <span ref={place} />
      <Base.Root defaultOpen>
        <Base.Trigger className={triggerLook}>{triggerWords}</Base.Trigger>
        <Base.Portal container={place}>
          <Base.Positioner className={styles.positioner} sideOffset={4} align={align}>
            <Base.Popup className={styles.popup}>
              {menu.header !== undefined && <div className={styles.header}>{menu.header}</div>}
              {menu.items.map((item) => (
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
    </>
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
