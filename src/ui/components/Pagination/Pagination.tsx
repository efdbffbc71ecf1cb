import { buttonLook } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/icons.ts'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import * as styles from './Pagination.css.ts'
import { pagesShown } from './pages-shown.ts'

interface PaginationProps {
  /** Names the landmark: "Pages of quotes". */
  readonly label: string
  /** Counted from 1. */
  readonly page: number
  readonly pageCount: number
  readonly hrefFor: (page: number) => string
  readonly renderLink?: RenderLink | undefined
  readonly previousLabel: string
  readonly nextLabel: string
  /** The name of one number: `(3) => "Page 3"`. */
  readonly pageLabel: (page: number) => string
  /** "Page 3 of 12". */
  readonly summary: string
}

/** Leads through the pages of a list; every page has an address. Nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, renderLink = plainLink } = props
  if (pageCount <= 1) return null
  const step = (to: number, rel: 'prev' | 'next') =>
    renderLink({ href: hrefFor(to), rel, className: buttonLook(), children: stepWords(props, rel) })
  return (
    <nav aria-label={props.label} className={styles.nav}>
      <div className={styles.end}>{page > 1 && step(page - 1, 'prev')}</div>
      <p className={styles.summary}>{props.summary}</p>
      <ol className={styles.numbers}>
        {pagesShown(page, pageCount).map((mark) =>
          typeof mark === 'number' ? (
            <li key={mark}>
              {renderLink({
                href: hrefFor(mark),
                className: styles.number,
                'aria-label': props.pageLabel(mark),
                'aria-current': mark === page ? 'page' : undefined,
                children: mark,
              })}
            </li>
          ) : (
            <li key={`before-${mark.gapBefore}`} className={styles.gap} aria-hidden>
              …
            </li>
          ),
        )}
      </ol>
      <div className={styles.end}>{page < pageCount && step(page + 1, 'next')}</div>
    </nav>
  )
}

const stepWords = (props: PaginationProps, rel: 'prev' | 'next') =>
  rel === 'prev' ? (
    <>
      <Icon of={ArrowLeftIcon} size="sm" />
      {props.previousLabel}
    </>
  ) : (
    <>
      {props.nextLabel}
      <Icon of={ArrowRightIcon} size="sm" />
    </>
  )
