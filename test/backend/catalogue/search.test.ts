import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product } from '../../../reference-backend/database/schema/catalogue.ts'
import { searchFigure } from '../../../reference-backend/database/schema/search.ts'
import { bringIndexInStep } from '../../../reference-backend/search/catalogue-index.ts'
import { productFigures } from '../../../reference-backend/search/product-figures.ts'
import { searchProducts } from '../../../reference-backend/search/product-search.ts'
import { searchRequest } from '../../../reference-backend/search/search-request.ts'
import { slipsOf } from '../../../reference-backend/search/spelling.ts'
import { inTransaction } from '../../../reference-backend/database/transaction.ts'
import { saidEverywhere } from '../../../reference-backend/catalogue/wording.ts'
import { PRODUCT_TYPES } from '../../../reference-backend/seed/products/product-types.ts'
import { onEachEngineExhaustively } from '../each-engine.ts'

/** Takes a change back. */
class Undone extends Error {}

function fail(): never {
  throw new Error('The request cannot be read.')
}

const FINDS = [
  ['steering', ['271', 'SUL', 'SUP']],
  ['cetop', ['PX6']],
  ['bearingl', ['TMS']],
  ['tm2', ['TM2']],
  ['TM280ACGNO1', ['TM2']],
  ['417', ['417']],
] as const

/** Query, a product that it finds, one that it does not find. */
const MEANINGS = [
  ['15 in3/rev', 'TM2', 'TM1'],
  ['250cc', 'TM2', 'TM1'],
  ['orbital motor 250 cm³', 'TM2', 'TM1'],
  ['200 bar', 'GM2', 'TM2'],
  ['2900 psi', 'GM2', 'TM2'],
  ['Zahnradpumpe', 'GP2', 'VC2'],
  ['bomba de paletas', 'VC2', 'GP2'],
  ['joint', 'SKT', 'TM2'],
  ['hydraulic gear pump', 'GP2', 'VC2'],
  ['stering', '271', 'TM2'],
  ['mtoor', 'TM2', 'VC2'],
  ['notor', 'TM2', 'VC2'],
  ['TM2-80 A', 'TM2', 'TM1'],
  ['SKT2V', 'SKT', 'SKP'],
  ['KT2V', 'SKT', 'SKP'],
] as const

const HOSTILE = [
  "'; drop table product; --",
  '%',
  ':*',
  '& | ! ( )',
  '<img src=x onerror=alert(1)>',
  '(a+)+$',
  '\0',
  'é'.repeat(5000),
]

const codes = (answer: { products: { skuCode: string }[] }) =>
  answer.products.map(({ skuCode }) => skuCode)

const sum = (options: { count: number }[]) => options.reduce((all, { count }) => all + count, 0)

onEachEngineExhaustively('searching', (shop) => {
  const ask = async (path: string, body: unknown) => {
    const response = await shop().fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const search = async (body: object) =>
    (await ask('/api/v1/public/search', { filters: { skuModelSearchFlag: 'No' }, ...body })).body
  const narrowed = async (type: string) => {
    const filters = { skuModelSearchFlag: 'No', 'productTypes.productType': type }
    return search({ query: '', size: 100, filters })
  }
  const typeahead = async (body: object) =>
    (await ask('/api/v1/public/search/typeahead', body)).body

  it('lists what may be listed, page by page, each product once', async () => {
    const first = await search({ query: '', pageFrom: 0, size: 10 })
    const second = await search({ query: '', pageFrom: 10, size: 10 })
    const third = await search({ query: '', pageFrom: 20, size: 10 })
    const fourth = await search({ query: '', pageFrom: 30, size: 10 })
    const all = [first, second, third, fourth].flatMap(codes)
    expect(first).toMatchObject({ total: 38, pageFrom: 0, size: 10 })
    expect(all).toHaveLength(38)
    expect(new Set(all).size).toBe(38)
    expect(all).not.toContain('DVB')
    expect(all).not.toContain('FLT')
  })

  it('answers each product with the address of its definition, which exists', async () => {
    const { products } = await search({ query: 'TM200' })
    expect(products[0]).toMatchObject({
      skuCode: 'TM2',
      productCode: 'TM200',
      brand_brandName: 'Torvane',
      productType_productTypeName: 'Orbital Motors',
      skuModelSearchFlag: 'No',
    })
    const definition = await shop().fetch(products[0].productDataURL)
    expect((await definition.json()).productID).toBe(products[0].productID)
  })

  it.each(Object.values(PRODUCT_TYPES))(
    'finds all of a product type by its own name in every language, and nothing before them: $name',
    async ({ name, slug }) => {
      const all = codes(await narrowed(slug))
      expect(all).not.toEqual([])
      for (const query of saidEverywhere(name)) {
        const found = codes(await search({ query, size: 100 }))
        expect(found.slice(0, all.length).toSorted(), query).toEqual(all.toSorted())
      }
    },
  )

  it('is narrowed by the own name of a product type in any language, as by its slug (ROUTE-14)', async () => {
    const bySlug = codes(await narrowed('seal-kits'))
    expect(bySlug).toContain('SKT')
    for (const name of saidEverywhere('Seal Kits')) {
      expect(codes(await narrowed(name)), name).toEqual(bySlug)
      expect(codes(await narrowed(name.toUpperCase())), name).toEqual(bySlug)
    }
    expect(codes(await narrowed('Seal'))).toEqual([])
    const both = codes(await narrowed('Seal Kits,vane-pumps'))
    expect(both).toEqual(expect.arrayContaining([...bySlug, 'VC2']))
  })

  it('brings the skus and option groups of a plain product, and its category', async () => {
    const [kit] = (await search({ query: 'wheel motor seal kit' })).products
    expect(kit).toMatchObject({
      skuCode: 'SKD',
      category_categoryName: 'Service Parts',
      skus: { length: 6 },
      optionGroups: [{ optionGroupName: 'Motor series' }, {}, { optionGroupCode: 'kitScope' }],
    })
    const [motor] = (await search({ query: 'TM200' })).products
    expect(motor).toMatchObject({ skus: [{ skuCode: 'TM2', salePrice: null }], optionGroups: [] })
    const { items } = await typeahead({ searchTerm: 'skd4' })
    expect(items[0].metadata).toMatchObject({ skus: { length: 6 }, modifiers: [] })
    expect(items[0].metadata.optionGroups).toEqual(kit.optionGroups)
  })

  it('brings the figures of technical data where sizes have no curves, and none where nothing is measured', async () => {
    const { products } = await search({ query: '', size: 100 })
    const shown = (code: string) =>
      products.find(({ skuCode }: { skuCode: string }) => skuCode === code).figures
    expect(shown('TM2')).toMatchObject([
      { quantity: 'displacement' },
      { quantity: 'pressure' },
      { quantity: 'speed' },
      { quantity: 'torque' },
      // What it takes: a list has room for four, and a site may name another of them.
      { quantity: 'flow' },
    ])
    // Its return line bears 210 bar, which is another pressure.
    expect(shown('PX6')).toEqual([
      { quantity: 'flow', low: 8, high: 32 },
      { quantity: 'pressure', low: 350, high: 350 },
    ])
    expect(shown('SKD')).toEqual([])
  })

  it('shows the figures of the region alone', async () => {
    await inTransaction(shop().database, async (tx) => {
      const [motor] = await tx.select().from(product).where(eq(product.skuCode, 'TM2'))
      const id = motor?.id ?? fail()
      await tx
        .update(searchFigure)
        .set({ high: 4000 })
        .where(
          and(
            eq(searchFigure.productId, id),
            eq(searchFigure.zone, 'US'),
            eq(searchFigure.quantity, 'displacement'),
          ),
        )
      const largest = async (region: 'US' | 'EU') =>
        (await productFigures(tx, [id], region))(id)[0]?.high
      expect(await largest('US')).toBe(4000)
      expect(await largest('EU')).toBe(397)
      throw new Undone()
    }).catch((problem: unknown) => {
      if (!(problem instanceof Undone)) throw problem
    })
  })

  it('caps the size at 100 and takes nonsense for the default', async () => {
    expect((await search({ size: 5000 })).size).toBe(100)
    expect((await search({ size: 'many', pageFrom: -5 })).size).toBe(12)
    expect((await search({ pageFrom: 9999 })).products).toEqual([])
  })

  it('filters by product type and by brand', async () => {
    const filters = { skuModelSearchFlag: 'No', 'productTypes.productType': 'vane-pumps' }
    expect(codes(await search({ filters }))).toEqual(['VC2', 'VD3', 'VVP'])
    const bySlug = { skuModelSearchFlag: 'No', productType_slug: 'vane-pumps' }
    expect(codes(await search({ filters: bySlug }))).toEqual(['VC2', 'VD3', 'VVP'])
    const both = { ...filters, 'brands.brand': 'torvane' }
    expect((await search({ filters: both })).total).toBe(0)
  })

  it('answers both facets with counts that add up, and pictures for product types', async () => {
    const { facets, total } = await search({ query: '' })
    const [types, brands] = facets
    expect(types).toMatchObject({ slug: 'productType', selectType: 'multi' })
    expect(brands).toMatchObject({ slug: 'brand', selectType: 'multi' })
    expect(sum(types.options)).toBe(total)
    expect(sum(brands.options)).toBe(total)
    expect(types.options[0]).toEqual({
      name: 'Orbital Motors',
      slug: 'orbital-motors',
      count: 9,
      imageFile: '/media/product-types/orbital-motors.svg',
      productTypeID: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  it('counts the other options of a facet as if its own filter were not set', async () => {
    const filters = { skuModelSearchFlag: 'No', 'productTypes.productType': 'vane-pumps' }
    const { facets, total } = await search({ filters })
    expect(total).toBe(3)
    expect(facets[0].options).toHaveLength(10)
    expect(facets[1].options).toEqual([{ name: 'Quillon Fluid', slug: 'quillon-fluid', count: 3 }])
  })

  it('finds a product by name, description, the beginning of a word, sku code and model code', async () => {
    for (const [query, expected] of FINDS) {
      expect(codes(await search({ query })), query).toEqual(expect.arrayContaining([...expected]))
    }
  })

  it('finds what is misspelt, and not everything', async () => {
    const answer = await search({ query: 'orbtal motor' })
    expect(codes(answer)).toContain('TM2')
    expect(answer.total).toBeLessThan(15)
    expect((await search({ query: 'zeppelin' })).total).toBe(0)
  })

  it('understands units, words of the trade, slips and parts of codes', async () => {
    for (const [query, found, other] of MEANINGS) {
      const answer = codes(await search({ query, size: 50 }))
      expect(answer, query).toContain(found)
      expect(answer, query).not.toContain(other)
    }
  })

  it('puts what is nearest to a figure first', async () => {
    const [first] = (await search({ query: '250.1 cc' })).products
    expect(['TM2', 'TMS', 'TMW']).toContain(first.skuCode)
  })

  it('says how a misspelt query was read, and nothing of a right one', async () => {
    expect((await search({ query: 'Orbtal motor' })).readAs).toBe('orbital motor')
    expect((await search({ query: 'orbital motor' })).readAs).toBeUndefined()
  })

  it('forgives the same slips where the server has no trigrams', async () => {
    const db = shop().database
    const known = await slipsOf(db, ['orbtal', 'mtoor', 'zeppelin', 'motor'])
    const plain = await slipsOf(db, ['orbtal', 'mtoor', 'zeppelin', 'motor'], false)
    expect([...known.keys()]).toEqual(['orbtal', 'mtoor'])
    expect(plain).toEqual(known)
  })

  it('names technical data once in each unit, with what its ranges hold (CAT-35)', async () => {
    const { facets } = await search({ query: '' })
    const named = (slug: string) => facets.find((each: { slug: string }) => each.slug === slug)
    expect(named('attributes.displacementMetric').name).toBe('Displacement|unit:cm³/rev')
    expect(named('attributes.displacementUS').name).toBe('Displacement|unit:in³/rev')
    expect(named('priceRange')).toMatchObject({ name: 'Price|unit:USD', selectType: 'single' })
    const filters = { skuModelSearchFlag: 'No', 'attributes.displacementUS': ['12-24'] }
    const narrowed = await search({ filters })
    const option = named('attributes.displacementUS').options.find(
      ({ slug }: { slug: string }) => slug === '12-24',
    )
    expect(narrowed.total).toBe(option.count)
  })

  it('knows the prices of a region in its currency, for facet, order and rows (I18N-09)', async () => {
    const named = async (region?: string, more: object = {}) => {
      const { facets, products, total } = await search({
        query: '',
        size: 100,
        sort: 'salePrice|ASC',
        ...(region && { region }),
        ...more,
      })
      const price = facets.find(({ slug }: { slug: string }) => slug.startsWith('priceRange'))
      return { price, products, total }
    }
    const [us, eu] = [await named('US'), await named('EU')]
    expect((await named()).price).toEqual(us.price)
    expect(us.price).toMatchObject({ slug: 'priceRange', name: 'Price|unit:USD' })
    expect(eu.price).toMatchObject({ slug: 'priceRange', name: 'Price|unit:EUR' })
    type Price = { region: string; salePrice: number; currencyCode: string }
    const euros = eu.products.flatMap(({ skus }: { skus: { regionPrices?: Price[] }[] }) => {
      const prices = skus.flatMap(({ regionPrices = [] }) =>
        regionPrices.filter(({ region }) => region === 'EU'),
      )
      return prices.length === 0 ? [] : [Math.min(...prices.map(({ salePrice }) => salePrice))]
    })
    expect(euros.length).toBeGreaterThan(1)
    expect(euros).toEqual(euros.toSorted((one: number, other: number) => one - other))
    const [option] = eu.price.options
    const narrowed = await named('EU', {
      filters: { skuModelSearchFlag: 'No', priceRange: [option.slug] },
    })
    expect(narrowed.total).toBe(option.count)
  })

  it.each(['US', 'EU'])('counts options as choosing them in %s would', async (region) => {
    const chosen = { skuModelSearchFlag: 'No', 'categories.category': 'motors' }
    const { facets } = await search({ filters: chosen, region })
    const filterOf: Record<string, string> = {
      productType: 'productTypes.productType',
      brand: 'brands.brand',
      category: 'categories.category',
    }
    for (const { slug, options } of facets) {
      const option = options.at(-1)
      const filters = { ...chosen, [filterOf[slug] ?? slug]: [option.slug] }
      const { total } = await search({ filters, region })
      expect(total, `${slug} ${option.slug}`).toBe(option.count)
    }
  })

  it('or-s within a facet, and-s between facets, and has nothing for what nothing has', async () => {
    const yes = { skuModelSearchFlag: 'No' }
    const of = async (filters: object) => (await search({ filters: { ...yes, ...filters } })).total
    const [motors, pumps] = [
      await of({ 'categories.category': 'motors' }),
      await of({ 'categories.category': 'pumps' }),
    ]
    expect(await of({ 'categories.category': ['motors', 'pumps'] })).toBe(motors + pumps)
    expect(await of({ 'categories.category': 'motors,pumps' })).toBe(motors + pumps)
    expect(await of({ 'categories.category': 'motors', 'brands.brand': 'nobody' })).toBe(0)
    expect(await of({ 'attributes.__proto__': '1', 'options.x y': 'z', unknown: 'x' })).toBe(
      await of({}),
    )
  })

  it('narrows by the options of plain products, and says what is chosen even when nothing is left', async () => {
    const filters = {
      skuModelSearchFlag: 'No',
      'options.sealMaterial': 'fkm-to-150-c',
      'categories.category': 'motors',
    }
    const { facets, total } = await search({ filters })
    expect(total).toBe(0)
    const chosen = facets.find(({ slug }: { slug: string }) => slug === 'options.sealMaterial')
    expect(chosen.options).toContainEqual({
      name: 'FKM, to 150 °C',
      slug: 'fkm-to-150-c',
      count: 0,
    })
    const { 'categories.category': _, ...kits } = filters
    expect(codes(await search({ filters: kits }))).toContain('SKT')
  })

  it('comes in the orders that it offers', async () => {
    const { sorting } = await search({})
    const names = async (sort: string) =>
      (await search({ sort, size: 100 })).products.map(
        ({ productName }: { productName: string }) => productName,
      )
    expect(sorting).toContainEqual({ name: 'Newest', value: 'createdDateTime|DESC' })
    const ascending = await names('productName|ASC')
    expect(await names('productName|DESC')).toEqual(ascending.toReversed())
    expect(ascending).not.toEqual(await names('relevance'))
    const prices = (await search({ sort: 'salePrice|ASC', size: 100 })).products.map(
      ({ skus }: { skus: { salePrice: number | null }[] }) =>
        Math.min(...skus.map(({ salePrice }) => salePrice ?? Infinity)),
    )
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
  })

  it('follows the catalogue: what has changed is found by its new words only', async () => {
    const db = shop().database
    await inTransaction(db, async (tx) => {
      await tx
        .update(product)
        .set({ searchText: 'Zeppelin propeller drive', name: 'Propeller drive' })
        .where(eq(product.skuCode, 'TM1'))
      await bringIndexInStep(tx)
      const rows = await searchProducts(tx, searchRequest({ query: 'zeppelin' }) ?? fail())
      expect(rows.products.map(({ skuCode }) => skuCode)).toEqual(['TM1'])
      throw new Undone()
    }).catch((problem: unknown) => {
      if (!(problem instanceof Undone)) throw problem
    })
    expect((await search({ query: 'zeppelin' })).total).toBe(0)
  })

  it('answers only the product whose sku code begins a model code', async () => {
    expect(codes(await search({ query: 'GP28P1DENOE' }))).toEqual(['GP2'])
    expect(codes(await search({ query: 'supply' }))).not.toContain('SUP')
  })

  it('puts the products that match best first', async () => {
    expect(codes(await search({ query: 'vane pump' }))[0]).toMatch(/^V/)
  })

  it('takes whatever is typed as words', async () => {
    for (const query of HOSTILE) {
      const { status, body } = await ask('/api/v1/public/search', { query })
      expect(status, query).toBe(200)
      expect(body.products).toBeInstanceOf(Array)
      expect((await ask('/api/v1/public/search/typeahead', { searchTerm: query })).status).toBe(200)
    }
  })

  it('refuses a body that is no object', async () => {
    for (const body of ['nonsense', '[]', '"text"', 'null']) {
      expect((await ask('/api/v1/public/search', body)).status, body).toBe(400)
      expect((await ask('/api/v1/public/search/typeahead', body)).status, body).toBe(400)
    }
  })

  it('suggests products alone where these are asked for, ten of them (CALL-08)', async () => {
    const { suggest, items } = await typeahead({ searchTerm: 'motors', type: 'product' })
    expect(suggest).toEqual({ brand: [], category: [], productType: [] })
    expect(items).toHaveLength(10)
    expect((await typeahead({ searchTerm: 'motors' })).suggest.productType).not.toEqual([])
  })

  it('suggests brands and product types by the beginning of their words, two of each (SEARCH-04)', async () => {
    const { suggest } = await typeahead({ searchTerm: 'tor' })
    expect(suggest).toEqual({
      brand: [{ type: 'brand', text: 'Torvane', link: '/brand/torvane' }],
      category: [],
      productType: [],
    })
    const types = (await typeahead({ searchTerm: 'piston' })).suggest.productType
    expect(types.map(({ text }: { text: string }) => text)).toEqual([
      'Axial Piston Motors',
      'Radial Piston Motors',
    ])
  })

  it('brings modifiers of both zones with a product named by its sku code', async () => {
    const { items } = await typeahead({ searchTerm: 'tm280' })
    expect(items[0]).toMatchObject({
      type: 'product',
      text: 'TM200 Orbital Motor',
      link: '/product/tm200-orbital-motor',
      metadata: { skuModelSearchFlag: 'No' },
    })
    expect(items[0].metadata.skus[0].skuCode).toBe('TM2')
    expect(items[0].metadata.modifiersUS).toHaveLength(7)
    expect(items[0].metadata.modifiersEU).toHaveLength(9)
  })

  it('names a model-search-only product by its code and never by words', async () => {
    const byCode = (await typeahead({ searchTerm: 'RCT' })).items
    expect(byCode[0].metadata.skuModelSearchFlag).toBe('Yes')
    const byWords = (await typeahead({ searchTerm: 'track drive' })).items
    expect(byWords.map(({ text }: { text: string }) => text)).not.toContain(
      'RCT Two-Speed Track Drive',
    )
    const filters = { skuModelSearchFlag: 'No' }
    const filtered = (await typeahead({ searchTerm: 'RCT', filters })).items
    expect(filtered.map(({ text }: { text: string }) => text)).not.toContain(
      'RCT Two-Speed Track Drive',
    )
  })

  it('suggests nothing for nothing', async () => {
    const empty = { suggest: { brand: [], category: [], productType: [] }, items: [] }
    expect(await typeahead({ searchTerm: '   ' })).toEqual(empty)
    expect(await typeahead({})).toEqual(empty)
  })
})
