/** Product lists and suggestions without a server: found by name, brand, type or sku code. */
import { either as E } from 'fp-ts'
import type { ProductQuery, ProductSearch } from '../../src/application/ports/product-search.ts'
import type { ProductListing, ProductTypeCount } from '../../src/domain/search/product-listing.ts'
import type { Facet } from '../../src/domain/catalogue/facet.ts'
import {
  type ForcedFilter,
  figureOrder,
  forcedFilters,
  listingPageSize,
  type ListingSort,
} from '../../src/domain/catalogue/listing.ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import type { CrossReference } from '../../src/domain/search/cross-reference.ts'
import type { FoundOption } from '../../src/domain/catalogue/found-option.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import type { SuggestionType, Suggestions } from '../../src/domain/search/suggestion.ts'
import { clampPage } from '../../src/domain/shared/paging.ts'
import { aProductSummary } from '../builders/a-product.ts'
import type { FakeShop } from './fake-shop.ts'
import { byFakeFigure, fakeColumns, fakeFigures } from './fake-figures.ts'
import { chosenOptions, fakeOptionFacets, hasChosenOptions } from './fake-option-facets.ts'
import { fakeMachines } from './fake-machines.ts'
import { inWords } from './in-words.ts'

export function fakeProductSearch(shop: FakeShop): ProductSearch {
  const goods = () => shop.products.map((product) => inWords(product, shop.locale))
  return {
    products: (query, signal) =>
      shop.calls.ask('productSearch.products', () => E.right(listing(goods(), query)), signal),
    suggestions: (term, signal, zone) =>
      shop.calls.ask(
        'productSearch.suggestions',
        () => E.right(suggestionsFor(goods(), term.trim().toLowerCase(), zone)),
        signal,
      ),
    suggestedProducts: (keyword, signal) =>
      shop.calls.ask(
        'productSearch.suggestedProducts',
        () => E.right(suggestionsFor(goods(), keyword.trim().toLowerCase()).products.slice(0, 10)),
        signal,
      ),
    machines: (wish, signal, zone = 'US') =>
      shop.calls.ask(
        'productSearch.machines',
        () => E.right(fakeMachines(goods(), wish, zone)),
        signal,
      ),
  }
}

/** What the fake narrows by: of a product its name and its slug in one respect. */
const kinds = {
  productType: ({ productType }) => ({ name: productType.name, slug: productType.urlTitle }),
  brand: ({ brand }) => ({ name: brand, slug: brand.toLowerCase() }),
  category: ({ category }) => ({ name: category.name, slug: category.urlTitle }),
} as const satisfies Record<
  ForcedFilter,
  (product: Product) => { readonly name: string; readonly slug: string }
>

type Kind = keyof typeof kinds

/** What each kind is called, in the order of the facets. */
const kindNames = { productType: 'Product Type', brand: 'Brand', category: 'Category' } as const
const kindOrder = ['productType', 'brand', 'category'] as const

const orders: Readonly<Partial<Record<ListingSort, (one: Product, other: Product) => number>>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  nameDescending: (one, other) => other.name.localeCompare(one.name),
}

function listing(products: readonly Product[], query: ProductQuery): ProductListing {
  const perPage = query.pageSize ?? listingPageSize
  const matching = products.filter((product) => isFound(product, query.keyword, query.region))
  const chosen = matching.filter((product) => fits(product, query))
  const zone = query.region ?? 'US'
  const figure = figureOrder(query.sort)
  const order = figure ? byFakeFigure(figure, zone) : orders[query.sort ?? 'relevance']
  const inOrder = order ? chosen.toSorted(order) : chosen
  const columns = fakeColumns(chosen, zone)
  const pageCount = Math.max(1, Math.ceil(chosen.length / perPage))
  const page = clampPage(query.page, pageCount)
  const rows = inOrder.slice((page - 1) * perPage, page * perPage).map((product) => ({
    ...aProductSummary(product),
    found: [...chosenOptions(product, query), ...foundIn(product, query.keyword, query.region)],
    productTypeUrlTitle: product.productType.urlTitle,
    figures: fakeFigures(product, query.region ?? 'US'),
  }))
  const facets = kindOrder.map((kind) => facetOf(kind, matching, query))
  return {
    rows,
    page,
    pageCount,
    total: chosen.length,
    productTypes: (facets[0]?.options ?? []).map(
      ({ slug, name, count }): ProductTypeCount => ({
        id: `type-${slug}`,
        name,
        urlTitle: slug,
        count,
        image: `/media/product-types/${slug}.svg`,
      }),
    ),
    facets: [...facets, ...fakeOptionFacets(optionsBeside(matching, query), query)].filter(
      ({ options }) => options.length > 0,
    ),
    columns,
    unreadFigures: [],
    sorts: [
      'relevance',
      'name',
      'nameDescending',
      ...columns.flatMap((each) => [each, `${each}Descending`] as const),
    ],
    readAs: undefined,
    crossReference: query.page === 1 ? plateOf(products, query) : undefined,
  }
}

/** The fake knows one series of another maker, and answers its first product that is configured. */
function plateOf(products: readonly Product[], query: ProductQuery): CrossReference | undefined {
  const keyword = query.keyword.trim()
  const danfoss = { maker: 'Danfoss', sizes: [80, 160, 200], nearest: [] } as const
  if (keyword === 'Danfoss OMP') {
    return { ...danfoss, series: 'OMP', size: undefined, unread: '' }
  }
  if (keyword === 'Danfoss XYZ 200') {
    return { ...danfoss, series: undefined, sizes: [], size: 200, unread: 'XYZ 200' }
  }
  const [, size, unread = ''] = /^(?:Danfoss )?OMP\s*(\d+)\s*(.*)$/i.exec(keyword) ?? []
  const zone = query.region ?? 'US'
  const product = products.find(({ modifiers }) => modifiers[zone].length > 0)
  if (size === undefined || product === undefined) return undefined
  const chosen = product.modifiers[zone].flatMap((modifier) => {
    const option = modifier.options.find(({ isHidden }) => !isHidden)
    return modifier.isRequired && option ? [{ modifier, option }] : []
  })
  const [sku] = product.skus
  const skuCode = sku?.code.slice(0, 3) ?? ''
  return {
    ...danfoss,
    series: 'OMP',
    size: Number(size),
    unread,
    nearest: [
      {
        productName: product.name,
        urlTitle: product.urlTitle,
        skuCode,
        modelCode: skuCode + chosen.map(({ option }) => option.code).join(''),
        choices: new Map(chosen.map(({ modifier, option }) => [modifier.key, option.code])),
        compared: chosen.map(({ modifier, option }) => ({
          key: modifier.key,
          name: modifier.codeTitle,
          theirs: option.title,
          ours: option.title,
          verdict: 'equal' as const,
        })),
      },
    ],
  }
}

function isFound(product: Product, keyword: string, zone: AddressZone | undefined): boolean {
  return !product.isModelSearchOnly && foundIn(product, keyword, zone).length > 0
    ? true
    : isNamed(product, keyword)
}

/** Options of a zone whose title has the keyword in it; none where the product is called so. */
function foundIn(
  product: Product,
  keyword: string,
  zone: AddressZone = 'US',
): readonly FoundOption[] {
  const word = keyword.trim().toLowerCase()
  if (word === '' || isNamed(product, keyword)) return []
  return product.modifiers[zone].flatMap(({ key, codeTitle, options }) =>
    options
      .filter(({ title, isHidden }) => !isHidden && title.toLowerCase().includes(word))
      .map(({ code, title }) => ({ kind: 'modifier', key, name: codeTitle, code, title })),
  )
}

function isNamed(product: Product, keyword: string): boolean {
  const word = keyword.trim().toLowerCase()
  const codes = product.skus.flatMap(({ code }) => [code, code.slice(0, 3)])
  return (
    !product.isModelSearchOnly &&
    (product.name.toLowerCase().includes(word) || codes.some((code) => code.toLowerCase() === word))
  )
}

/** What else is chosen beside the options. */
function optionsBeside(matching: readonly Product[], { filters, ...query }: ProductQuery) {
  const others = [...(filters ?? [])].filter(([name]) => !name.startsWith('options.'))
  return matching.filter((product) => fits(product, { ...query, filters: new Map(others) }))
}

/** Whether a product has what is chosen; what is chosen in the kind that is left out does not count. */
function fits(product: Product, query: ProductQuery, without?: Kind): boolean {
  const { filters } = query
  if (!hasChosenOptions(product, query)) return false
  return kindOrder.every((kind) => {
    const wanted = filters?.get(forcedFilters[kind]) ?? []
    return kind === without || wanted.length === 0 || wanted.includes(kinds[kind](product).slug)
  })
}

function facetOf(kind: Kind, matching: readonly Product[], query: ProductQuery): Facet {
  const counts = new Map<string, Facet['options'][number]>()
  for (const product of matching.filter((each) => fits(each, query, kind))) {
    const { slug, name } = kinds[kind](product)
    counts.set(slug, { slug, name, count: (counts.get(slug)?.count ?? 0) + 1, image: undefined })
  }
  return {
    slug: forcedFilters[kind],
    name: kindNames[kind],
    unit: undefined,
    selectType: 'multi',
    options: [...counts.values()],
  }
}

function suggestionsFor(
  products: readonly Product[],
  term: string,
  zone?: AddressZone,
): Suggestions {
  if (term === '') return { places: [], products: [] }
  const coded = products.filter(({ skus }) =>
    skus.some(({ code }) => code.slice(0, 3).toLowerCase() === term.slice(0, 3)),
  )
  const named = products.filter(
    (product) => isFound(product, term, zone) && !coded.includes(product),
  )
  return {
    places: [
      ...placesOf(products, { kind: 'brand', path: 'brand', term }),
      ...placesOf(products, { kind: 'productType', path: 'product-type', term }),
    ],
    products: [...coded, ...named].map((product) => ({
      name: product.name,
      urlTitle: product.urlTitle,
      thumbnail: product.thumbnail,
      skuCode: product.skus[0]?.code.slice(0, 3) ?? '',
      isModelSearchOnly: product.isModelSearchOnly,
      found: foundIn(product, term, zone),
    })),
  }
}

function placesOf(
  products: readonly Product[],
  { kind, path, term }: { readonly kind: SuggestionType; path: string; term: string },
): Suggestions['places'] {
  const places = new Map(products.map(kinds[kind]).map(({ slug, name }) => [slug, name]))
  return [...places]
    .filter(([, name]) => ` ${name.toLowerCase()}`.includes(` ${term}`))
    .map(([slug, text]) => ({ type: kind, text, link: `/${path}/${slug}` }))
}
