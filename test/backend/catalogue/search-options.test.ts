/** The search knows what products can be had with. */

import { expect, it } from 'vitest'
import { onEachEngineExhaustively } from '../each-engine.ts'

onEachEngineExhaustively('searching by options', (shop) => {
  const search = async (query: string, more: object = {}) => {
    const body = JSON.stringify({ query, size: 50, filters: { skuModelSearchFlag: 'No' }, ...more })
    const response = await shop().fetch('/api/v1/public/search', { method: 'POST', body })
    const { products } = await response.json()
    return new Map<string, readonly string[]>(
      products.map(({ skuCode, matches }: { skuCode: string; matches: { title: string }[] }) => [
        skuCode,
        matches.map(({ title }) => title),
      ]),
    )
  }

  it.each([
    ['SAE A', 'TM2', ['SAE A, 2 bolts', 'SAE A, 4 bolts']],
    ['sae a flange', 'TM2', ['SAE A, 2 bolts', 'SAE A, 4 bolts']],
    ['7/8-14 UNF', 'TM2', ['7/8-14 UNF O-ring, side']],
    ['1 in keyed', 'TM2', ['1 in keyed']],
    ['1" keyed shaft', 'TM2', ['1 in keyed']],
    ['FKM', 'SKT', ['FKM, to 150 °C']],
    ['viton', 'TM2', ['FKM']],
    ['RAL9005', 'TM2', ['Black, RAL 9005']],
    ['orbital motor 250 cc', 'TM2', ['15.3 in³/rev (250.1 cm³/rev)']],
    ['1/2 NPT', 'TM2', ['1/2-14 NPTF, side']],
    ['Passfeder', 'TM2', ['1 in keyed']],
    ['cannelure', 'TM2', ['1 in splined, 6 teeth']],
    ['A2', 'TM2', ['1 in Woodruff']],
    ['hot oil', 'TM2', ['FKM']],
    ['spring brake 400 Nm', 'TMW', ['Spring brake 400 Nm']],
    ['ISO 3019-1', 'TM2', ['SAE J744, ISO 3019-1']],
  ])('reads %s as an option of %s', async (query, skuCode, titles) => {
    expect((await search(query)).get(skuCode)).toEqual(titles)
  })

  it('names those first whose option fits best', async () => {
    const titles = [...(await search('SAE A')).values()].flatMap(([first = '']) => first)
    const begins = titles.map((title) => title.startsWith('SAE A'))
    expect(titles).toContain('Rear drive SAE A')
    expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)))
  })

  it('does not take one size for another', async () => {
    expect([...(await search('SAE AA')).keys()]).not.toContain('TM2')
    expect([...(await search('1-1/4 in keyed')).keys()]).not.toContain('TM2')
    expect(await search('3/4 NPT')).toEqual(new Map())
  })

  it('finds what is sold in the region that is asked for', async () => {
    expect([...(await search('25 mm keyed', { region: 'EU' })).keys()]).toContain('TM2')
    expect([...(await search('25 mm keyed', { region: 'US' })).keys()]).not.toContain('TM2')
  })

  it('reads all of a drawing, also a size that a plain article is called by', async () => {
    const drawing = '160 cm3 25 mm keyed SAE A G 1/2'
    const titles = (await search(drawing, { region: 'EU' })).get('TM2')
    for (const title of ['159.6 cm³/rev', '25 mm keyed', 'SAE A, 2 bolts', 'G 1/2, side']) {
      expect(titles).toContain(title)
    }
    expect([...(await search('160 cm3', { region: 'EU' })).keys()][0]).toBe('TMK')
  })

  it('names each option once', async () => {
    const found = await search('SAE A und 1 in mit Passfeder', { region: 'EU' })
    expect(found.size).toBeGreaterThan(0)
    for (const titles of found.values()) expect(titles).toEqual([...new Set(titles)])
  })

  it('says what was found in the language of the reader', async () => {
    expect((await search('SAE B', { locale: 'de' })).get('417')).toEqual(['SAE B, 2 Schrauben'])
  })

  it('gives no reason where the product is called so', async () => {
    const found = await search('orbital motor')
    expect(found.get('TM2')).toEqual([])
    expect(found.size).toBeGreaterThan(5)
  })

  it('says while typing what was found', async () => {
    const body = JSON.stringify({ searchTerm: 'sae a', region: 'US' })
    const typing = await shop().fetch('/api/v1/public/search/typeahead', { method: 'POST', body })
    const { items } = await typing.json()
    expect(items[0].metadata.matches[0]).toEqual({
      type: 'modifier',
      key: 'mount',
      name: 'Mount',
      code: '1',
      title: 'SAE A, 2 bolts',
    })
  })
})
