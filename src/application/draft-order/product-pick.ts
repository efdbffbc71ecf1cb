/** Finding and choosing products with the effects filled in from the ports. */
import { fromPromise } from 'xstate'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import type { DraftOrderGateway } from '../ports/draft-order-gateway.ts'
import type { EventLog } from '../ports/event-log.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import type { ProductSearch } from '../ports/product-search.ts'
import type {
  ListOutcome,
  PageQuestion,
  ProductOutcome,
  StepOutcome,
  StepQuestion,
} from './product-pick.context.ts'
import { productPickMachine } from './product-pick.machine.ts'

export interface PickPorts {
  readonly search: ProductSearch
  readonly catalogue: Pick<ProductCatalogue, 'listed'>
  readonly draftOrderGateway: Pick<DraftOrderGateway, 'nextOption'>
  readonly log: EventLog
  /** Where the customer is; undefined until that is known. */
  readonly zone: () => AddressZone | undefined
}

/** Products in one page of the list (SEARCH-12). */
const listSize = 20

/** The chart; a newer question gives up the older one. */
export function productPick({ search, catalogue, draftOrderGateway, log, zone }: PickPorts) {
  return productPickMachine.provide({
    actors: {
      list: fromPromise<ListOutcome, PageQuestion>(({ input, signal }) =>
        search.products({ ...input, pageSize: listSize, region: zone() }, signal)(),
      ),
      fetchProduct: fromPromise<ProductOutcome, ProductSummary>(({ input, signal }) =>
        catalogue.listed(input, signal)(),
      ),
      nextOption: fromPromise<StepOutcome, StepQuestion>(({ input, signal }) =>
        draftOrderGateway.nextOption(input.productId, input.selected, signal)(),
      ),
    },
    actions: {
      noteDeadEnd: (_scope, { productId, selected }) =>
        log.record('option-dead-end', { productId, selected: selected.map(({ code }) => code) }),
    },
  })
}
