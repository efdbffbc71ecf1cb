import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon } from '../Icon/icons.ts'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { linkLook } from '../TextLink/TextLink.css.ts'
import * as styles from './Breadcrumbs.css.ts'

export interface Crumb {
  readonly label: string
  /** Left out for the page one is on. */
  readonly href?: string | undefined
  /** The language of the label, where that is not the page's. */
  readonly lang?: string | undefined
}

interface BreadcrumbsProps {
  /** Names the landmark: "Breadcrumbs". */
  readonly label: string
  readonly items: readonly Crumb[]
  readonly renderLink?: RenderLink | undefined
}

/** The way from the first page to this one. */
export function Breadcrumbs({ label, items, renderLink = plainLink }: BreadcrumbsProps) {
  const className = linkLook({ tone: 'quiet' })
  return (
    <nav aria-label={label} data-trail>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={styles.item} lang={item.lang}>
            {index > 0 && (
              <span className={styles.between}>
                <Icon of={ChevronRightIcon} size="sm" />
              </span>
            )}
            {item.href === undefined ? (
              <span aria-current="page" className={styles.here}>
                {item.label}
              </span>
            ) : (
              renderLink({ href: item.href, className, children: item.label })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
