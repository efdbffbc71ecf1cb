/** Finding products and reading their definitions. */
import { task as T, taskEither as TE } from 'fp-ts'
import { pipe } from 'fp-ts/function'
import type {
  CataloguePage,
  ProductListing,
  ProductTypeCount,
} from '../../domain/search/product-listing.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type { QuoteRow } from '../../domain/quote/quote.ts'
import { quoteListStart } from '../../domain/quote/quote-list.ts'
import { forcedFilters } from '../../domain/catalogue/listing.ts'
import { type NamedFigures, withSiteFigures } from '../../domain/search/listed-figures.ts'
import type { SessionActor } from '../account/session.ts'
import { type Lazy, withLazy } from '../lazy.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { PortFailure } from '../failure.ts'
import type { EventLog } from '../ports/event-log.ts'
import { orMissing } from './or-missing.ts'
import type { ProductQuery, ProductSearch } from '../ports/product-search.ts'

export interface Catalogue {
  /** The definition of a product by the name in its address. */
  readonly product: ProductCatalogue['byUrlTitle']
  /** The definitions of several products, by the names in their addresses; `missing` for one that there is none of. */
  readonly several: (
    urlTitles: readonly string[],
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly (Product | 'missing')[]>
  /** The definition of a product of the search (CALL-36). */
  readonly listedProduct: ProductCatalogue['listed']
  /** What the dimension drawing of a product is made of. */
  readonly outline: ProductCatalogue['outline']
  readonly productBySkuCode: ProductCatalogue['bySkuCode']
  /** What has taken the place of a product that has left the catalogue; not found where nothing is known to have. */
  readonly succession: ProductCatalogue['succession']
  readonly products: ProductSearch['products']
  /**
   * A page of products with the figures that the site wants, and the ways on where nothing fits; asked in one go, so that
   * no way comes after the page. Developers are told of figures that cannot be read (ERR-04).
   */
  readonly page: (
    query: ProductQuery,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, CataloguePage>
  /** What a term may mean; nothing for an empty one. */
  readonly suggestions: ProductSearch['suggestions']
  readonly suggestedProducts: ProductSearch['suggestedProducts']
  /** Complete models for a working point. */
  readonly machines: ProductSearch['machines']
  /** What the customer's own codes stand for, a hundred at most; a visitor has none. */
  readonly ownCodes: CustomCodes['resolve']
  /** Quotes and orders with a line of that number, the newest first; a visitor has none. */
  readonly numberUses: (number: string, signal?: AbortSignal) => ReturnType<CustomCodes['uses']>
  /** The customer's own numbers that begin with a text; a visitor has none. */
  readonly numbersBeginningWith: CustomCodes['beginningWith']
  /** The first of the customer's quotes with every word of a keyword, whichever tab they are on; a visitor has none. */
  readonly quotesWith: (
    keyword: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly QuoteRow[]>
}

interface EngineReads {
  readonly customCodes: CustomCodes
  readonly quoteGateway: Pick<QuoteGateway, 'list'>
}

export interface CatalogueReads {
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
  readonly session: SessionActor
  readonly engine: Lazy<EngineReads>
  readonly log: EventLog
  readonly settings: () => { readonly listFigures: NamedFigures }
}

/** The service of the catalogue: products and lists of them, with the figures that the site names for each type. */
export function openCatalogue(ports: CatalogueReads): Catalogue {
  const { catalogue, search, session, engine, log, settings } = ports
  const withFigures = (listing: ProductListing, query: ProductQuery): ProductListing => {
    const named = settings().listFigures
    const { listing: shown, unknown } = withSiteFigures(listing, named, typeOf(listing, query))
    const { unreadFigures } = listing
    if (unreadFigures.length > 0) log.record('listing.figures-unread', { figures: unreadFigures })
    if (unknown.length > 0) log.record('listing.figures-not-configured', { figures: unknown })
    return shown
  }
  /** The types of all there is, where nothing was found; none where they cannot be told. */
  const otherTypes = (
    { total }: ProductListing,
    region: ProductQuery['region'],
    signal: AbortSignal | undefined,
  ): T.Task<readonly ProductTypeCount[]> =>
    total > 0
      ? T.of([])
      : pipe(
          search.products({ keyword: '', page: 1, region }, signal),
          TE.match(
            () => [],
            ({ productTypes }) => productTypes,
          ),
        )
  /** The engine is asked for customers alone; a visitor has nothing of their own. */
  const forCustomer = <Answer>(
    none: Answer,
    ask: (ports: EngineReads) => TE.TaskEither<PortFailure, Answer>,
  ) =>
    session.getSnapshot().context.account === undefined ? TE.right(none) : withLazy(engine, ask)
  return {
    product: catalogue.byUrlTitle,
    several: (urlTitles, signal) =>
      pipe(
        urlTitles,
        TE.traverseArray((urlTitle) => orMissing(catalogue.byUrlTitle(urlTitle, signal))),
      ),
    listedProduct: catalogue.listed,
    outline: catalogue.outline,
    productBySkuCode: catalogue.bySkuCode,
    succession: catalogue.succession,
    products: search.products,
    page: (query, signal) =>
      pipe(
        search.products(query, signal),
        TE.map((listing) => withFigures(listing, query)),
        TE.chainTaskK((found) =>
          pipe(
            otherTypes(found, query.region, signal),
            T.map((types) => ({ ...found, otherTypes: types })),
          ),
        ),
      ),
    suggestions: search.suggestions,
    suggestedProducts: search.suggestedProducts,
    machines: search.machines,
    ownCodes: (codes, signal) =>
      forCustomer([], ({ customCodes }) => customCodes.resolve(codes, signal)),
    numberUses: (number, signal) =>
      forCustomer({ pageCount: 1, quotes: [], orders: [], lists: [] }, ({ customCodes }) =>
        customCodes.uses(number, 1, signal),
      ),
    numbersBeginningWith: (text, signal) =>
      forCustomer([], ({ customCodes }) => customCodes.beginningWith(text, signal)),
    quotesWith: (keyword, signal) =>
      forCustomer([], ({ quoteGateway }) =>
        pipe(
          quoteGateway.list({ ...quoteListStart, group: 'any', keyword }, signal),
          TE.map(({ rows }) => rows),
        ),
      ),
  }
}

/** The one product type that a list is of; undefined for a mixed one. */
function typeOf({ productTypes }: ProductListing, { filters }: ProductQuery): string | undefined {
  const chosen = filters?.get(forcedFilters.productType) ?? []
  const types = chosen.length > 0 ? chosen : productTypes.map(({ urlTitle }) => urlTitle)
  return types.length === 1 ? types[0] : undefined
}
