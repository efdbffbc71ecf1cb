/** The words of options as they are typed, and which of them may be meant. */

import { describe, expect, it } from 'vitest'
import { FIT, fitOf } from '../../../reference-backend/search/option-fit.ts'
import { readLabels, spaced, tokenWords } from '../../../reference-backend/search/option-labels.ts'
import { codedOption, type OptionLookup } from '../../../reference-backend/search/option-lookup.ts'
import { readQuery } from '../../../reference-backend/search/query-reading.ts'
import { readSearch } from '../../../reference-backend/search/search-reading.ts'

const titles = ['M22x1.5, side', 'G 1/2, side', 'SAE A, 2 bolts', '1 in keyed', 'Black, RAL 9010']
const options = titles.map((title, index) =>
  codedOption({ id: index, labels: `${spaced(title)}|${spaced('Port')}` }),
)

const sought: (readonly string[])[] = []
const lookup: OptionLookup = {
  named: (words) => {
    sought.push(words)
    const begins = ({ labels }: (typeof options)[number]) =>
      words.some((word) => labels.some(({ title }) => title.includes(` ${word}`)))
    return Promise.resolve(options.filter(begins))
  },
  sized: () => Promise.resolve([]),
}

const read = (query: string) =>
  readSearch(lookup, query, { namesPlace: () => false, isThorough: false })

describe('the words of an option', () => {
  it.each([
    ['M22 x 1.5', 'M22x1.5'],
    ['M22 x 1,5', 'M22x1.5'],
    ['½ NPT', '1/2 NPT'],
    ['G½', 'G 1/2'],
  ])('are the same in %s and %s', (typed, title) => {
    expect(tokenWords(typed)).toEqual(tokenWords(title))
  })

  it('are no number that only begins so', () => {
    const [label] = readLabels(`${spaced('Black, RAL 9010')}|`)
    const option = { id: 1, labels: label === undefined ? [] : [label], details: [] }
    expect(fitOf(['ral', '901'], option)).toBe(0)
    expect(fitOf(['ral', '9010'], option)).toBe(FIT.part)
  })
})

describe('a query with the title of an option', () => {
  it.each([
    ['motor M22x1.5', 0],
    ['Orbitmotor G 1/2', 1],
    ['Motor SAE A', 2],
  ])('finds the option behind the kind of product: %s', async (query, id) => {
    const { wishes } = await read(query)
    expect(wishes.flatMap((wish) => [...wish.options.keys()])).toContain(id)
  })

  it('asks for nothing by what only holds its phrases together', async () => {
    const { wishes } = await read('SAE A und 1 in keyed')
    expect(wishes.map((wish) => [...wish.options.keys()])).toEqual([[2], [3]])
  })

  it('has at most sixteen words looked for', async () => {
    await read(
      Array.from({ length: 40 }, (_, index) => `word${'abcdefgh'.at(index % 8)}${index}0`).join(
        ' ',
      ),
    )
    expect(sought.at(-1)).toHaveLength(16)
  })
})

describe('a synonym', () => {
  it.each(['drive', 'pintar'])('is not what is left of a longer one: %s', (word) => {
    expect(readQuery(word).terms).toEqual([{ asTyped: [word], alternatives: [[word]] }])
  })
})
