import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import * as styles from './AccountFrame.css.ts'

export interface AccountMenuItem {
  readonly href: string
  readonly label: string
  readonly icon: Drawing
  readonly isCurrent: boolean
}

interface AccountFrameProps {
  /** 'My Account', over the menu. */
  readonly title: string
  readonly items: readonly AccountMenuItem[]
  readonly renderLink?: RenderLink | undefined
  readonly children: ReactNode
}

/** The account area: a side menu, a row of links where there is no room for one, and the page beside it (ACCT-04). */
export function AccountFrame({
  title,
  items,
  renderLink = plainLink,
  children,
}: AccountFrameProps) {
  return (
    <Container>
      <div className={styles.frame}>
        <nav aria-label={title} className={styles.menu}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.list}>
            {items.map(({ href, label, icon, isCurrent }) => (
              <li key={href}>
                {renderLink({
                  href,
                  className: styles.link,
                  'aria-current': isCurrent ? 'page' : undefined,
                  children: (
                    <>
                      <span className={styles.drawing}>
                        <Icon of={icon} size="sm" />
                      </span>
                      {label}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.page}>{children}</div>
      </div>
    </Container>
  )
}
