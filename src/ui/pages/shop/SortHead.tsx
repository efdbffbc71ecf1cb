import { Link } from '@tanstack/react-router'
import type { ListingSort } from '../../../domain/catalogue/listing.ts'
import { withSort } from '../../../domain/catalogue/listing-steps.ts'
import { listingChange } from './listing-change.ts'
import * as styles from './ProductTable.css.ts'

interface SortHeadProps {
  readonly children: string
  readonly unit?: string | undefined
  readonly look: keyof typeof styles.head
  /** The orders by this column: from the first or smallest, and from the last or largest. */
  readonly up: ListingSort
  readonly down: ListingSort
  readonly sort: ListingSort | undefined
  /** Those that the list can come in. */
  readonly sorts: readonly ListingSort[]
}

const directions = { up: 'ascending', down: 'descending' } as const
const marks = { up: '↑', down: '↓' } as const

/** The head of a column: a link to the list in the order of its figures, up, then down, then as before. */
export function SortHead({ children, unit, look, up, down, sort, sorts }: SortHeadProps) {
  const direction = sort === up ? 'up' : sort === down ? 'down' : undefined
  const next = { up: down, down: undefined, none: up }[direction ?? 'none']
  const words = (
    <>
      {children}
      {unit !== undefined && <span className={styles.unit}> ({unit})</span>}
    </>
  )
  return (
    <th
      scope="col"
      className={styles.head[look]}
      aria-sort={direction === undefined ? undefined : directions[direction]}
    >
      {sorts.includes(up) ? (
        <Link {...listingChange((now) => withSort(now, next))} className={styles.sort}>
          <span>{words}</span>
          <span aria-hidden className={styles.mark}>
            {direction === undefined ? '↕' : marks[direction]}
          </span>
        </Link>
      ) : (
        words
      )}
    </th>
  )
}
