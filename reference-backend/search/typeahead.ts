/** Suggestions while typing: places by name, products by name or code. */

import { productBySkuCode, type StoredProduct } from '../catalogue/catalogue.ts'
import type { ModifierDocument } from '../catalogue/product-document.ts'
import { crossReference } from '../cross-reference/cross-reference.ts'
import { wordedModifier, wordedRow } from '../catalogue/worded-product.ts'
import { type Wording, wordingIn } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { isNamed, placeNames, PLACES } from './place-names.ts'
import { bestProducts, understood } from './product-search.ts'
import type { SearchReading, Wish } from './search-reading.ts'
import type { SearchFilters, TypeaheadRequest } from './search-request.ts'

/** In all, and of places of one type (SEARCH-04). */
const MOST = 10
const MOST_OF_A_TYPE = 2

type PlaceType = keyof typeof PLACES

interface Suggestion {
  readonly type: PlaceType | 'product'
  readonly text: string
  readonly link: string
}

type Places = Readonly<Record<PlaceType, readonly Suggestion[]>>

const NO_PLACES: Places = { brand: [], category: [], productType: [] }

/**
 * What a term suggests. A product that its first three characters name as sku code comes first and
 * brings its modifiers, model-search-only products too; others are found by words and bring none. Words of
 * every language are found, and answered in the one that is asked for.
 */
export async function suggestionsFor(db: Database, request: TypeaheadRequest) {
  const { term, filters, locale, region, withPlaces } = request
  if (term === '') return { suggest: NO_PLACES, items: [] }
  const wording = wordingIn(locale)
  const read = await understood(db, term)
  const { reading } = read
  const suggest = withPlaces ? await placesNamed(db, reading, wording) : NO_PLACES
  const size = MOST - Object.values(suggest).flat().length
  const coded = await codedProduct(db, reading, filters)
  const instead = await insteadOfPlate(db, request, wording)
  const listed = { ...filters, modelSearchOnly: filters.modelSearchOnly ?? false }
  const found = await bestProducts(db, {
    read,
    filters: listed,
    size,
    locale,
    region,
  })
  const named = found
    .filter(({ skuCode }) => skuCode !== coded?.skuCode && skuCode !== instead?.metadata.skuCode)
    .map((each) => wordedRow(each, wording))
    .map((each) => ({
      ...suggestion('product', each.productName, `/product/${each.urlTitle}`),
      metadata: {
        skuID: each.defaultSku_skuID,
        skuCode: each.skuCode,
        urlTitle: each.urlTitle,
        skus: each.skus,
        modifiers: [],
        optionGroups: each.optionGroups,
        thumbnail: each.thumbnail,
        skuModelSearchFlag: each.skuModelSearchFlag,
        matches: each.matches,
      },
    }))
  const first = coded === undefined ? instead : codedItem(coded, wording)
  const items = [...(first === undefined ? [] : [first]), ...named].slice(0, size)
  return { suggest, items }
}

async function codedProduct(
  db: Database,
  { code }: SearchReading,
  { modelSearchOnly }: SearchFilters,
): Promise<StoredProduct | undefined> {
  const found = code === undefined ? undefined : await productBySkuCode(db, code.slice(0, 3))
  const wanted = modelSearchOnly === undefined || found?.modelSearchOnly === modelSearchOnly
  return wanted ? found : undefined
}

/** The product that comes nearest to a plate of another maker, found by the options of its nearest code. */
async function insteadOfPlate(db: Database, request: TypeaheadRequest, wording: Wording) {
  const plate = await crossReference(db, { ...request, query: request.term })
  const [nearest] = plate?.nearest ?? []
  const found = nearest && (await productBySkuCode(db, nearest.skuCode))
  if (nearest === undefined || found === undefined) return undefined
  const { modifiersUS, modifiersEU, ...metadata } = codedItem(found, wording).metadata
  const sold = request.region === 'US' ? modifiersUS : modifiersEU
  const matches = nearest.choices.flatMap(({ key, code }) => {
    const modifier = sold.find((each) => each.key === key)
    const option = modifier?.options.find((each) => each.code === code)
    return modifier === undefined || option === undefined
      ? []
      : [{ type: 'modifier', key, name: modifier.codeTitle, code, title: option.title }]
  })
  return { ...codedItem(found, wording), metadata: { ...metadata, modifiers: [], matches } }
}

function codedItem({ doc: english }: StoredProduct, wording: Wording) {
  const doc = wordedRow(english, wording)
  const inWords = (each: ModifierDocument) => wordedModifier(each, wording)
  return {
    ...suggestion('product', doc.productName, `/product/${doc.urlTitle}`),
    metadata: {
      skuID: doc.skuID,
      skuCode: doc.skuCode,
      urlTitle: doc.urlTitle,
      skus: doc.skus,
      modifiers: doc.modifiers.map(inWords),
      modifiersUS: doc.modifiersUS.map(inWords),
      modifiersEU: doc.modifiersEU.map(inWords),
      optionGroups: doc.optionGroups,
      thumbnail: doc.thumbnail,
      skuModelSearchFlag: doc.skuModelSearchFlag,
    },
  }
}

async function placesNamed(
  db: Database,
  { wishes }: SearchReading,
  { say }: Wording,
): Promise<Places> {
  const terms = wishes.flatMap((wish) => wish.terms)
  if (terms.length === 0 || wishes.some(isOptionAlone)) return NO_PLACES
  const rows = await placeNames(db)
  const named = (type: PlaceType) =>
    rows
      .filter(({ facet, name }) => facet === PLACES[type].facet && isNamed(name, terms))
      .slice(0, MOST_OF_A_TYPE)
      .map(({ name, slug }) => suggestion(type, say(name), `${PLACES[type].path}/${slug}`))
  return { brand: named('brand'), category: named('category'), productType: named('productType') }
}

/** What only an option can be called names no place. */
function isOptionAlone({ terms, figures }: Wish): boolean {
  return terms.length === 0 && figures.length === 0
}

function suggestion(type: Suggestion['type'], text: string, link: string): Suggestion {
  return { type, text, link }
}
