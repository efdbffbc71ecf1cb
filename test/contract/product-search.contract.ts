/** What every product search promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { ProductQuery } from '../../src/application/ports/product-search.ts'
import type { ProductListing } from '../../src/domain/search/product-listing.ts'
import { codedProduct } from '../../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../../src/domain/catalogue/model-code-decoding.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'

const everything: ProductQuery = { keyword: '', page: 1 }

export const productSearchContract: Suite = (shop) => {
  const found = async (query: Partial<ProductQuery> = {}) =>
    right(await shop().search.products({ ...everything, ...query })())

  describe('a list of products', () => {
    it('is aborted when it is no longer awaited', async () => {
      const leaving = new AbortController()
      const asking = shop().search.products(everything, leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })

    it('comes in twelves at most, and counts all (CAT-02)', async () => {
      const listing = await found()
      expect(listing.rows.length).toBeLessThanOrEqual(12)
      expect(listing.total).toBeGreaterThanOrEqual(listing.rows.length)
      expect(listing.pageCount).toBe(Math.ceil(listing.total / 12))
      expect(listing.page).toBe(1)
    })

    it('comes in as many as are asked for', async () => {
      const all = await found({ pageSize: 20 })
      expect(all.rows).toHaveLength(Math.min(20, all.total))
      const pairs = await found({ pageSize: 2, page: 2 })
      expect(pairs).toMatchObject({ page: 2, pageCount: Math.ceil(all.total / 2) })
      expect(pairs.rows.map(({ id }) => id)).toEqual(all.rows.slice(2, 4).map(({ id }) => id))
    })

    it('has all products on its pages, and none twice', async () => {
      const { pageCount, total } = await found()
      const pages = Array.from({ length: pageCount }, (_, index) => found({ page: index + 1 }))
      const ids = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id))
      expect(ids).toHaveLength(total)
      expect(new Set(ids).size).toBe(total)
    })

    it.each(['🚀', '%_%', '!!!', '\\', '* ?'])(
      'is empty for what cannot be read: %s (CAT-07)',
      async (keyword) => {
        expect(await found({ keyword })).toMatchObject({ rows: [], total: 0, readAs: undefined })
        expect(right(await shop().search.suggestions(keyword)())).toEqual({
          places: [],
          products: [],
        })
      },
    )

    it.each(['US', 'EU'] as const)(
      'leads from a plate of another maker to complete models that %s is sold (CAT-07)',
      async (zone) => {
        const reference = (await found({ keyword: 'OMP 200', region: zone })).crossReference
        expect(reference).toMatchObject({ maker: 'Danfoss', series: 'OMP', size: 200, unread: '' })
        expect(reference?.nearest.length).toBeGreaterThan(0)
        for (const nearest of reference?.nearest ?? []) {
          const product = right(await shop().catalogue.bySkuCode(nearest.skuCode)())
          const coded = codedProduct(product, { skuCode: nearest.skuCode, zone, isPreview: false })
          expect(decodeModelCode(coded, nearest.modelCode)).toMatchObject({
            kind: 'complete',
            code: nearest.modelCode,
            choices: nearest.choices,
          })
          expect(nearest.compared.length).toBeGreaterThan(0)
          expect(nearest.urlTitle).toBe(product.urlTitle)
        }
      },
    )

    it('says nothing of plates where the words are none, and behind the first page', async () => {
      expect((await found()).crossReference).toBeUndefined()
      expect((await found({ keyword: 'motor' })).crossReference).toBeUndefined()
      expect((await found({ keyword: 'OMP 200', page: 2 })).crossReference).toBeUndefined()
    })

    it('has rows that lead to their products', async () => {
      const [row] = (await found()).rows
      const product = right(await shop().catalogue.byUrlTitle(row?.urlTitle ?? '')())
      expect(product).toMatchObject({ id: row?.id, name: row?.name, brand: row?.brand })
      expect(product.skus.map(({ code }) => code)).toContain(row?.skuCode)
    })

    it('leaves out what is sold by model code only (CALL-35)', async () => {
      const { catalogue, known } = shop()
      const hidden = right(await catalogue.bySkuCode(known.modelOnlySkuCode)())
      const { rows } = await found({ keyword: hidden.name })
      expect(rows.map(({ id }) => id)).not.toContain(hidden.id)
    })

    it('is written in the language that is asked for, with the same slugs', async () => {
      const { search, known, speak } = shop()
      const english = right(await search.products(everything)())
      speak('de')
      const german = right(await search.products(everything)())
      const { products } = right(await search.suggestions(known.skuCode)())
      speak('en')
      expect(german.rows.map(({ name }) => name)).not.toEqual(english.rows.map(({ name }) => name))
      expect(german.rows.map(({ id }) => id)).toEqual(english.rows.map(({ id }) => id))
      expect(german.productTypes[0]?.name).not.toBe(english.productTypes[0]?.name)
      const slugs = ({ facets }: ProductListing) =>
        facets.map(({ slug, options }) => [slug, options.map((option) => option.slug).toSorted()])
      expect(slugs(german)).toEqual(slugs(english))
      expect(german.rows.map(({ name }) => name)).toContain(products[0]?.name)
    })

    it('finds a product by its name and by its sku code', async () => {
      const { catalogue, known } = shop()
      const wanted = right(await catalogue.bySkuCode(known.skuCode)())
      for (const keyword of [wanted.name, known.skuCode]) {
        // oxlint-disable-next-line no-await-in-loop -- two of them
        const { rows } = await found({ keyword })
        expect(rows[0]?.id).toBe(wanted.id)
      }
    })

    it('finds a product by an option that is sold in the region, and says which', async () => {
      const { catalogue, known, search } = shop()
      const { modifiers, urlTitle } = right(await catalogue.bySkuCode(known.skuCode)())
      for (const region of ['US', 'EU'] as const) {
        const shaft = modifiers[region].find(({ key }) => key === 'shaft')
        const [option] = shaft?.options ?? []
        const keyword = option?.title ?? ''
        const reason = { kind: 'modifier', key: 'shaft', code: option?.code, title: keyword }
        // oxlint-disable-next-line no-await-in-loop -- two of them
        const { rows } = await found({ keyword, region, pageSize: 100 })
        const row = rows.find((each) => each.urlTitle === urlTitle)
        expect(row?.found).toContainEqual(expect.objectContaining(reason))
        // oxlint-disable-next-line no-await-in-loop -- two of them
        const { products } = right(await search.suggestions(keyword, undefined, region)())
        const product = products.find((each) => each.urlTitle === urlTitle)
        expect(product?.found).toContainEqual(expect.objectContaining(reason))
      }
    })

    it.each([
      ['US', 'motor', ['displacement', 'pressure', 'speed', 'torque']],
      ['EU', 'motor', ['displacement', 'pressure', 'speed', 'torque']],
      ['US', 'pump', ['displacement', 'pressure', 'speed', 'flow']],
    ] as const)(
      'has the figures of the sizes that %s is sold of each %s',
      async (region, kind, quantities) => {
        const { catalogue, search } = shop()
        const figures = kind === 'motor' ? { torque: 100 } : { flow: 20 }
        const wish = { point: { kind, figures }, interfaces: {}, most: 1 }
        const machines = right(await search.machines(wish, undefined, region)())
        expect(machines).toHaveLength(1)
        const [machine] = machines
        const { id, modifiers, performance } = right(
          await catalogue.byUrlTitle(machine?.urlTitle ?? '')(),
        )
        const sizes = modifiers[region].find(({ key }) => key === performance?.modifierKey)
        const sold = (sizes?.options ?? []).filter((one) => !one.isHidden).map(({ code }) => code)
        const tables = (performance?.tables ?? []).filter((one) =>
          sold.includes(one.option[region]),
        )
        const { rows } = await found({ region, pageSize: 100 })
        // A list has room for four; what else is known of it may follow.
        const shown = (rows.find((row) => row.id === id)?.figures ?? []).slice(0, 4)
        expect(shown.map(({ quantity }) => quantity)).toEqual(quantities)
        const cm3 = tables.map(({ size }) => size.figure)
        expect(shown[0]).toMatchObject({ low: Math.min(...cm3), high: Math.max(...cm3) })
        const bar = tables.map(({ parameters }) => Math.max(...parameters))
        expect(shown[1]).toMatchObject({ low: Math.min(...bar), high: Math.max(...bar) })
        expect(shown.filter(({ low, high }) => low > 0 && low <= high)).toHaveLength(4)
      },
    )

    it('gives no reason for a product that is called so', async () => {
      const { catalogue, known } = shop()
      const { name, id } = right(await catalogue.bySkuCode(known.skuCode)())
      const { rows } = await found({ keyword: name })
      expect(rows.find((row) => row.id === id)?.found).toEqual([])
    })

    it('counts the products of each type, and shows those of one', async () => {
      const all = await found()
      const sum = all.productTypes.reduce((total, { count }) => total + count, 0)
      expect(sum).toBe(all.total)
      const [type] = all.productTypes
      const listing = await found({
        filters: new Map([['productTypes.productType', [type?.urlTitle ?? '']]]),
      })
      expect(listing.total).toBe(type?.count)
      expect(type?.id).toBeDefined()
      expect(new Set(listing.rows.map(({ productType }) => productType))).toEqual(
        new Set([type?.name]),
      )
    })

    it('counts what each option would leave, and leaves that (CAT-04)', async () => {
      const all = await found()
      for (const { slug, options } of all.facets) {
        for (const option of options.slice(0, 2)) {
          // oxlint-disable-next-line no-await-in-loop -- a handful of them
          const { total } = await found({ filters: new Map([[slug, [option.slug]]]) })
          expect({ slug, option: option.slug, total }).toEqual({
            slug,
            option: option.slug,
            total: option.count,
          })
        }
      }
      const kinds = all.facets.map(({ slug }) => slug)
      expect(kinds).toEqual(expect.arrayContaining(['productTypes.productType', 'brands.brand']))
    })

    it('has products of any of the options that are chosen of a facet, which still offers the others', async () => {
      const brands = (await found()).facets.find(({ slug }) => slug === 'brands.brand')
      const [one, other] = brands?.options ?? []
      const slugs = [one?.slug ?? '', other?.slug ?? '']
      const both = await found({ filters: new Map([['brands.brand', slugs]]), pageSize: 100 })
      expect(both.total).toBe((one?.count ?? 0) + (other?.count ?? 0))
      expect(new Set(both.rows.map(({ brand }) => brand))).toEqual(
        new Set([one?.name, other?.name]),
      )
      expect(both.facets.find(({ slug }) => slug === 'brands.brand')).toEqual(brands)
    })

    it('has nothing under a filter that nothing has', async () => {
      const listing = await found({ filters: new Map([['brands.brand', ['nobody']]]) })
      expect(listing).toMatchObject({ rows: [], total: 0, pageCount: 1 })
    })

    it('comes by name forwards and backwards', async () => {
      const names = async (sort: 'name' | 'nameDescending') =>
        (await found({ sort, pageSize: 100 })).rows.map(({ name }) => name)
      expect((await found()).sorts).toEqual(expect.arrayContaining(['name', 'nameDescending']))
      expect(await names('nameDescending')).toEqual((await names('name')).toReversed())
    })

    it.each(['US', 'EU'] as const)(
      'is put in order by a figure in %s, each product once, what has none behind it',
      async (region) => {
        const whole = { region, pageSize: 100 }
        const { columns, rows, sorts } = await found(whole)
        const [quantity] = columns
        if (quantity === undefined) throw new Error('There is no figure to put it in order by.')
        expect(sorts).toEqual(expect.arrayContaining([quantity, `${quantity}Descending`]))
        for (const sort of [quantity, `${quantity}Descending`] as const) {
          // oxlint-disable-next-line no-await-in-loop -- two of them
          const inOrder = (await found({ ...whole, sort })).rows
          expect(inOrder.map(({ id }) => id).toSorted()).toEqual(
            rows.map(({ id }) => id).toSorted(),
          )
          const figures = inOrder.map(({ figures: all = [] }) => {
            const figure = all.find((each) => each.quantity === quantity)
            return sort === quantity ? figure?.low : figure?.high
          })
          const known = figures.filter((each) => each !== undefined)
          expect(figures.slice(0, known.length)).toEqual(known)
          const rising = known.toSorted((one, other) => one - other)
          expect(known).toEqual(sort === quantity ? rising : rising.toReversed())
        }
      },
    )

    it.each(['US', 'EU'] as const)(
      'is narrowed by an option of the model code to what has it in %s, as many as are counted',
      async (region) => {
        const { facets } = await found({ region })
        const facet = facets.find(({ slug }) => slug === 'options.shaft')
        const [option] = facet?.options ?? []
        const filters = new Map([['options.shaft', [option?.slug ?? '']]])
        const { rows, total } = await found({ region, filters, pageSize: 100 })
        expect(total).toBe(option?.count)
        const products = await Promise.all(
          rows.map(({ urlTitle }) => shop().catalogue.byUrlTitle(urlTitle)()),
        )
        const titles = products.map((product) =>
          right(product)
            .modifiers[region].filter(({ key }) => key === 'shaft')
            .flatMap(({ options }) => options)
            .filter(({ isHidden }) => !isHidden)
            .map(({ title }) => title),
        )
        expect(titles.length).toBeGreaterThan(0)
        for (const each of titles) expect(each).toContain(option?.name)
        // The page of the product opens with it.
        const reason = { kind: 'modifier', key: 'shaft', title: option?.name }
        for (const row of rows) expect(row.found).toContainEqual(expect.objectContaining(reason))
      },
    )

    it('is empty when nothing is found', async () => {
      const listing = await found({ keyword: 'zzzzqqqq' })
      expect(listing).toMatchObject({ rows: [], total: 0, page: 1, pageCount: 1 })
    })
  })
  describe('suggestions', () => {
    const suggested = async (term: string) => right(await shop().search.suggestions(term)())

    it('are aborted when they are no longer awaited (SEARCH-13)', async () => {
      const leaving = new AbortController()
      const asking = shop().search.suggestions('motor', leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })

    it('are none for nothing', async () => {
      expect(await suggested('  ')).toEqual({ places: [], products: [] })
    })

    it('lead to the page of a brand and of a product type', async () => {
      const { catalogue, known } = shop()
      const { brand, productType } = right(await catalogue.bySkuCode(known.skuCode)())
      expect((await suggested(brand)).places).toContainEqual({
        type: 'brand',
        text: brand,
        link: `/brand/${brand.toLowerCase()}`,
      })
      expect((await suggested(productType.name)).places).toContainEqual({
        type: 'productType',
        text: productType.name,
        link: `/product-type/${productType.urlTitle}`,
      })
    })

    it('find a product by its name and by the beginning of its codes (SEARCH-11)', async () => {
      const { catalogue, known } = shop()
      const wanted = right(await catalogue.bySkuCode(known.skuCode)())
      for (const term of [wanted.name, known.skuCode, known.skuCode.toLowerCase()]) {
        // oxlint-disable-next-line no-await-in-loop -- three of them
        const { products } = await suggested(term)
        expect(products[0]).toMatchObject({
          name: wanted.name,
          urlTitle: wanted.urlTitle,
          skuCode: known.skuCode,
          isModelSearchOnly: false,
        })
      }
    })

    it('name a product that is sold by model code only by its code, and not by its name', async () => {
      const { catalogue, known } = shop()
      const hidden = right(await catalogue.bySkuCode(known.modelOnlySkuCode)())
      const [first] = (await suggested(known.modelOnlySkuCode)).products
      expect(first).toMatchObject({ urlTitle: hidden.urlTitle, isModelSearchOnly: true })
      const byName = (await suggested(hidden.productType.name)).products
      expect(byName.map(({ urlTitle }) => urlTitle)).not.toContain(hidden.urlTitle)
    })

    it('are products alone where products are asked for (CALL-08)', async () => {
      const { catalogue, known, search } = shop()
      const leaving = new AbortController()
      const asking = search.suggestedProducts(known.skuCode, leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
      const { name } = right(await catalogue.bySkuCode(known.skuCode)())
      for (const keyword of [known.skuCode, name]) {
        // oxlint-disable-next-line no-await-in-loop -- two of them
        const products = right(await search.suggestedProducts(keyword)())
        expect(products[0]).toMatchObject({ name, skuCode: known.skuCode })
        expect(products.length).toBeLessThanOrEqual(10)
      }
      expect(right(await search.suggestedProducts(' ')())).toEqual([])
    })
  })
}
