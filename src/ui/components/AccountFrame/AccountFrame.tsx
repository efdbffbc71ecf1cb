import { type ReactNode, useId } from 'react'
import { Container } from '../Container/Container.tsx'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import * as styles from './AccountFrame.css.ts'

export interface AccountMenuItem {
  readonly href: string
  readonly label: string
  readonly icon: Drawing
  readonly isCurrent: boolean
}

/** Entries that belong together, under their name where they have one. */
export interface AccountMenuGroup {
  readonly key: string
  readonly title: string | undefined
  readonly items: readonly AccountMenuItem[]
}

interface AccountFrameProps {
  /** 'My Account', over the menu. */
  readonly title: string
  /** The button that opens the menu where there is no room beside the page. */
  readonly pagesLabel: string
  /** The address of the page: the menu that was opened on another one is closed. */
  readonly place: string
  readonly groups: readonly AccountMenuGroup[]
  readonly renderLink?: RenderLink | undefined
  readonly children: ReactNode
}

/** The account area: a side menu, a button that opens it where there is no room for one, and the page (ACCT-04). */
export function AccountFrame({
  title,
  pagesLabel,
  place,
  groups,
  renderLink = plainLink,
  children,
}: AccountFrameProps) {
  const entries = () =>
    groups.map((group) => <MenuGroup key={group.key} group={group} renderLink={renderLink} />)
  return (
    <Container>
      <div className={styles.frame}>
        <nav aria-label={title} className={styles.menu}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.narrow}>
            <Disclosure place={place} label={pagesLabel} align="end">
              {entries}
            </Disclosure>
          </div>
          <div className={styles.wide}>{entries()}</div>
        </nav>
        <div className={styles.page}>{children}</div>
      </div>
    </Container>
  )
}

interface MenuGroupProps {
  readonly group: AccountMenuGroup
  readonly renderLink: RenderLink
}

function MenuGroup({ group, renderLink }: MenuGroupProps) {
  const titleId = useId()
  return (
    <div className={styles.group}>
      {group.title !== undefined && (
        <p id={titleId} className={styles.groupTitle}>
          {group.title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={group.title && titleId}>
        {group.items.map(({ href, label, icon, isCurrent }) => (
          <li key={href}>
            {renderLink({
              href,
              className: styles.link,
              'aria-current': isCurrent ? 'page' : undefined,
              children: (
                <>
                  <Icon of={icon} size="sm" />
                  {label}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
