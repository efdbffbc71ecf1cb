/** What a list is narrowed and ordered by: questions of the model code and figures, as they are sold in a region. */
import { describe, expect, it } from 'vitest'
import { LOCALES, wordingIn } from '../../../reference-backend/catalogue/wording.ts'
import { folded, slugOf } from '../../../reference-backend/search/plain-words.ts'
import { onEachEngineExhaustively } from '../each-engine.ts'
import { PRODUCTS, ZONES } from './seeded.ts'

const QUESTIONS = ['shaft', 'mount', 'ports', 'rotation'] as const
const LISTED = PRODUCTS.filter(({ family }) => !family.modelSearchOnly)

/** The titles of a question by the product, as its definition has them for a region. */
function soldTitles(key: string, zone: (typeof ZONES)[number]) {
  return LISTED.map(({ family, doc }) => ({
    skuCode: family.skuCode,
    titles: (zone === 'US' ? doc.modifiersUS : doc.modifiersEU)
      .filter((modifier) => modifier.key === key)
      .flatMap(({ options }) => options)
      .filter(({ isHiddenFlag }) => !isHiddenFlag)
      .map(({ title }) => title),
  }))
}

interface Option {
  readonly slug: string
  readonly name: string
  readonly count: number
}

interface Answer {
  readonly total: number
  readonly columns: readonly string[]
  readonly sorting: readonly { readonly value: string }[]
  readonly facets: readonly {
    readonly slug: string
    readonly name: string
    readonly options: readonly Option[]
  }[]
  readonly products: readonly {
    readonly skuCode: string
    readonly figures: readonly { quantity: string; low: number; high: number }[]
    readonly matches: readonly object[]
  }[]
}

describe('the options of a question', () => {
  it.each(QUESTIONS)('of %s differ in their addresses where they differ in their titles', (key) => {
    const titles = ZONES.flatMap((zone) => soldTitles(key, zone).flatMap((each) => each.titles))
    const distinct = new Set(titles)
    expect(new Set([...distinct].map(slugOf)).size).toBe(distinct.size)
  })
})

onEachEngineExhaustively('a list of products', (shop, onAny) => {
  const search = async (body: object = {}): Promise<Answer> => {
    const filters = { skuModelSearchFlag: 'No', ...Object(Reflect.get(body, 'filters')) }
    const answer = await shop().fetch('/api/v1/public/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '', size: 100, ...body, filters }),
    })
    return answer.json()
  }
  const facetOf = ({ facets }: Answer, slug: string) => facets.find((each) => each.slug === slug)
  const optionsOf = (answer: Answer, key: string) =>
    facetOf(answer, `options.${key}`)?.options ?? []
  const codesOf = ({ products }: Answer) => products.map(({ skuCode }) => skuCode)

  it.each(ZONES)('counts what is sold in %s as one counts it by hand', async (region) => {
    const answer = await search({ region })
    for (const key of QUESTIONS) {
      const byHand = new Map<string, number>()
      for (const { titles } of soldTitles(key, region)) {
        for (const title of new Set(titles)) byHand.set(title, (byHand.get(title) ?? 0) + 1)
      }
      const counted = optionsOf(answer, key).map(({ name, count }) => [name, count] as const)
      expect(new Map(counted), key).toEqual(byHand)
    }
  })

  it.each(ZONES)('never has a product in %s without what is chosen there', async (region) => {
    for (const key of QUESTIONS) {
      const sold = soldTitles(key, region)
      const title = sold.flatMap((each) => each.titles).toSorted()[0] ?? ''
      const filters = { [`options.${key}`]: [slugOf(title)] }
      // oxlint-disable-next-line no-await-in-loop -- the database has one connection
      const found = codesOf(await search({ region, filters }))
      const having = sold.filter(({ titles }) => titles.includes(title))
      expect(found.toSorted(), title).toEqual(having.map(({ skuCode }) => skuCode).toSorted())
    }
  })

  it.each(ZONES)(
    'says the option in %s by which it is narrowed, with its code there',
    async (region) => {
      const [chosen] =
        soldTitles('shaft', region).find(({ skuCode }) => skuCode === 'TM2')?.titles ?? []
      const filters = { 'options.shaft': slugOf(chosen ?? '') }
      const { products } = await search({ region, filters })
      const motor = products.find(({ skuCode }) => skuCode === 'TM2')
      const doc = LISTED.find(({ family }) => family.skuCode === 'TM2')?.doc
      const modifiers = region === 'US' ? doc?.modifiersUS : doc?.modifiersEU
      const option = modifiers
        ?.find(({ key }) => key === 'shaft')
        ?.options.find(({ title }) => title === chosen)
      expect(motor?.matches).toMatchObject([
        { type: 'modifier', key: 'shaft', code: option?.code, title: chosen },
      ])
    },
  )

  it('is narrowed by what another region is sold to nothing', async () => {
    const [us, eu] = ['US' as const, 'EU' as const].map(
      (zone) => new Set(soldTitles('shaft', zone).flatMap(({ titles }) => titles)),
    )
    const alone = [...(eu ?? [])].find((title) => us?.has(title) === false) ?? ''
    const filters = { 'options.shaft': slugOf(alone) }
    expect((await search({ region: 'US', filters })).total).toBe(0)
    expect((await search({ region: 'EU', filters })).total).toBeGreaterThan(0)
  })

  onAny(() => {
    it.each(LOCALES)(
      'names the questions and their options in %s, under the same slugs',
      async (locale) => {
        const { say } = wordingIn(locale)
        const [answer, english] = [await search({ locale }), await search()]
        const names = QUESTIONS.map((key) => facetOf(answer, `options.${key}`)?.name)
        expect(names).toEqual(
          ['Shaft', 'Mounting flange', 'Main ports', 'Direction of rotation'].map(say),
        )
        for (const key of QUESTIONS) {
          const said = optionsOf(english, key).map(({ slug, name }) => ({ slug, name: say(name) }))
          expect(optionsOf(answer, key).map(({ slug, name }) => ({ slug, name }))).toEqual(said)
        }
      },
    )

    it('lists shafts by their size', async () => {
      const names = optionsOf(await search(), 'shaft').map(({ name }) => name)
      const keyed = names.filter((name) => name.endsWith(' keyed'))
      expect(keyed).toEqual([
        '5/8 in keyed',
        '3/4 in keyed',
        '7/8 in keyed',
        '1 in keyed',
        '1-1/4 in keyed',
        '1-1/2 in keyed',
      ])
    })

    it('is narrowed by option groups of plain articles where it is of their type alone', async () => {
      const groups = (answer: Answer) =>
        answer.facets
          .map(({ slug }) => slug)
          .filter((slug) => slug.startsWith('options.'))
          .filter((slug) => !QUESTIONS.some((key) => slug === `options.${key}`))
      expect(groups(await search())).toEqual([])
      const kits = { 'productTypes.productType': 'seal-kits' }
      expect(groups(await search({ filters: kits }))).toContain('options.sealMaterial')
      const two = { 'productTypes.productType': ['seal-kits', 'orbital-motors'] }
      expect(groups(await search({ filters: two }))).toEqual([])
      // One motor among nine has sizes of its own.
      const motors = { 'productTypes.productType': 'orbital-motors' }
      expect(groups(await search({ filters: motors }))).toEqual([])
      const chosen = { ...two, 'options.sealMaterial': 'fkm-to-150-c' }
      expect(groups(await search({ filters: chosen }))).toEqual(['options.sealMaterial'])
    })

    it('has the columns of its type, and of several types those that they have in common', async () => {
      const of = async (...types: readonly string[]) =>
        (await search({ filters: { 'productTypes.productType': types } })).columns
      expect(await of('orbital-motors')).toEqual(['displacement', 'pressure', 'speed', 'torque'])
      expect(await of('vane-pumps')).toEqual(['displacement', 'pressure', 'speed', 'flow'])
      expect(await of('proportional-valves')).toEqual(['pressure', 'flow'])
      expect(await of('orbital-motors', 'vane-pumps')).toEqual([
        'displacement',
        'pressure',
        'speed',
        'torque',
      ])
      expect(await of('seal-kits')).toEqual([])
      const { columns, sorting } = await search()
      expect(columns).toEqual(['displacement', 'pressure', 'speed'])
      expect(sorting.map(({ value }) => value)).toContain('figure.speed|DESC')
      expect(sorting.map(({ value }) => value)).not.toContain('figure.torque|ASC')
    })
  })

  it.each(ZONES)(
    'comes in the order of a figure in %s, what has none behind it',
    async (region) => {
      const relevance = codesOf(await search({ region }))
      for (const [direction, sign] of [['ASC', 1] as const, ['DESC', -1] as const]) {
        // oxlint-disable-next-line no-await-in-loop -- the database has one connection
        const answer = await search({ region, sort: `figure.torque|${direction}` })
        const figures = answer.products.map(({ figures: all, skuCode }) => {
          const figure = all.find(({ quantity }) => quantity === 'torque')
          const key = figure && (sign === 1 ? [figure.low, figure.high] : [figure.high, figure.low])
          return { key, place: relevance.indexOf(skuCode) }
        })
        const byHand = figures.toSorted((one, other) => {
          if (one.key === undefined || other.key === undefined) {
            return (
              Number(one.key === undefined) - Number(other.key === undefined) ||
              one.place - other.place
            )
          }
          const [first = 0, second = 0] = one.key.map(
            (each, index) => each - (other.key?.[index] ?? 0),
          )
          return sign * first || sign * second || one.place - other.place
        })
        expect(figures).toEqual(byHand)
        expect(figures.at(-1)?.key).toBeUndefined()
        expect(new Set(codesOf(answer))).toEqual(new Set(relevance))
      }
    },
  )

  it('has each product on one of its pages, whatever it is ordered by', async () => {
    const sort = 'figure.pressure|DESC'
    const all = codesOf(await search({ sort }))
    const pages: string[] = []
    for (const pageFrom of [0, 7, 14, 21, 28, 35]) {
      // oxlint-disable-next-line no-await-in-loop -- the database has one connection
      pages.push(...codesOf(await search({ sort, pageFrom, size: 7 })))
    }
    expect(pages).toEqual(all)
  })

  it('finds no size that is sold in another region alone', async () => {
    const sizes = (zone: (typeof ZONES)[number]) =>
      LISTED.flatMap(({ doc, family }) =>
        (zone === 'US' ? doc.modifiersUS : doc.modifiersEU)
          .filter(({ key }) => key === 'displacement')
          .flatMap(({ options }) => options)
          .filter(({ isHiddenFlag }) => !isHiddenFlag)
          .map(({ title }) => ({ skuCode: family.skuCode, title: folded(title) })),
      )
    const [us, eu] = [sizes('US'), sizes('EU')]
    const cm3 = (title: string) => /([\d.]+) ?cm3/.exec(title)?.[1] ?? ''
    const alone = us.find(
      ({ skuCode, title }) =>
        !eu.some(
          (other) =>
            other.skuCode === skuCode &&
            Math.abs(Number(cm3(other.title)) / Number(cm3(title)) - 1) < 0.07,
        ),
    )
    const query = `${cm3(alone?.title ?? '')} cm³`
    expect(codesOf(await search({ region: 'US', query }))).toContain(alone?.skuCode)
    expect(codesOf(await search({ region: 'EU', query }))).not.toContain(alone?.skuCode)
  })
})
