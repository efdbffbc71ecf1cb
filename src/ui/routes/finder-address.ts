/** What an address of the finder says. */
import type { OrderEntry } from '../../domain/finder/machine-order.ts'
import type { FinderEntry } from '../../domain/finder/machine-wish.ts'

/** As it was typed, with the units of figures that have none. */
export interface FinderAddress extends FinderEntry, OrderEntry {
  readonly units?: 'metric' | 'us' | undefined
}
