/** Questions of the model code as facets, without a server: the options that are sold in a region. */
import type { ProductQuery } from '../../src/application/ports/product-search.ts'
import type { Facet } from '../../src/domain/catalogue/facet.ts'
import type { FoundOption } from '../../src/domain/catalogue/found-option.ts'
import { visibleOptions } from '../../src/domain/catalogue/modifier.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'

/** Keys of modifiers, and what their facets are called. */
const questions = [
  ['shaft', 'Shaft'],
  ['mount', 'Mounting flange'],
  ['ports', 'Main ports'],
  ['rotation', 'Direction of rotation'],
] as const

const facetOf = (key: string) => `options.${key}`

function optionsOf(product: Product, key: string, { region = 'US' }: ProductQuery) {
  const modifiers = product.modifiers[region].filter((each) => each.key === key)
  const options = modifiers.flatMap((modifier) => visibleOptions(modifier, false))
  // The same in every language, as a slug is.
  return options.map(({ title, code }) => ({ name: title, slug: code.toLowerCase() }))
}

/** Whether it is sold with one of the options that are chosen of each question, but for one question. */
export function hasChosenOptions(product: Product, query: ProductQuery, without?: string): boolean {
  return [...(query.filters ?? [])].every(([name, wanted]) => {
    if (!name.startsWith('options.') || name === without) return true
    const options = optionsOf(product, name.slice('options.'.length), query)
    return options.some(({ slug }) => wanted.includes(slug))
  })
}

/** The options of a product that a list is narrowed by. */
export function chosenOptions(product: Product, query: ProductQuery): readonly FoundOption[] {
  const { region = 'US', filters } = query
  return product.modifiers[region].flatMap(({ key, codeTitle, options }) => {
    const wanted = filters?.get(facetOf(key)) ?? []
    return options
      .filter(({ code }) => wanted.includes(code.toLowerCase()))
      .map(({ code, title }) => ({ kind: 'modifier', key, name: codeTitle, code, title }))
  })
}

/** Facets of the products that fit whatever else is chosen. */
export function fakeOptionFacets(
  products: readonly Product[],
  query: ProductQuery,
): readonly Facet[] {
  return questions.map(([key, name]): Facet => {
    const fitting = products.filter((each) => hasChosenOptions(each, query, facetOf(key)))
    const counts = new Map<string, Facet['options'][number]>()
    for (const option of fitting.flatMap((each) => optionsOf(each, key, query))) {
      const count = (counts.get(option.slug)?.count ?? 0) + 1
      counts.set(option.slug, { ...option, count, image: undefined })
    }
    return {
      slug: facetOf(key),
      name,
      unit: undefined,
      selectType: 'multi',
      options: [...counts.values()],
    }
  })
}
