/** What an address of the finder says. */
import type { OrderEntry } from '../../domain/finder/machine-order.ts'
import type { FinderEntry } from '../../domain/finder/machine-wish.ts'

/** As it was typed, with the units of figures that have none. */
export interface FinderAddress extends FinderEntry, OrderEntry {
  /** The address of the one product type that is looked in. */
  readonly type?: string | undefined
  readonly units?: 'metric' | 'us' | undefined
}
