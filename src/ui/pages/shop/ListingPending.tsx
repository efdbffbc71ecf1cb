/** Keeps the places of the cards, or lines, while a list is on its way. */
import { listingPageSize, type ListingView } from '../../../domain/catalogue/listing.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import * as styles from './ListingPending.css.ts'
import * as grid from './ProductGrid.css.ts'

const places = Array.from({ length: listingPageSize }, (_, index) => index)

export function ListingPending({ view }: { readonly view: ListingView }) {
  return (
    <div className={grid.arranged[view]} aria-hidden>
      {places.map((place) => (
        <div key={place} className={styles.card[view]}>
          <div className={styles.words}>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" width="most" />
            <Skeleton shape="line" width="full" />
            <Skeleton shape="line" width="most" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The same for the filters beside the list. */
export function FacetsPending() {
  return (
    <div className={styles.facets} aria-hidden>
      {places.slice(0, 4).map((place) => (
        <div key={place} className={styles.facet}>
          <Skeleton shape="line" width="half" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
