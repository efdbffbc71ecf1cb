import { describe, expect, it } from 'vitest'
import {
  filterChoices,
  filteredItems,
  isFiltering,
  noFilter,
} from '../../../../src/domain/draft-order/item-filter.ts'
import { aQuoteItem, quoteItemId } from '../../../builders/a-quote.ts'

const motor = aQuoteItem({ id: quoteItemId('motor'), customerMaterialNumber: 'M-1001' })
const pump = aQuoteItem({
  id: quoteItemId('pump'),
  brand: 'Birch',
  category: 'Gear pumps',
  productName: 'Pompe à engrenages',
  modelCode: 'GP1-12',
  customCode: 'NH-1001',
})
const kit = aQuoteItem({
  id: quoteItemId('kit'),
  brand: 'Birch',
  category: '',
  productName: 'Seal kit',
  modelCode: 'SKPV16',
  supplierReference: 'SO7001210',
})
const items = [motor, pump, kit]

const find = (keyword: string) =>
  filteredItems(items, { ...noFilter, keyword }).map(({ id }) => String(id))

describe('the filter of the summary', () => {
  it.each([
    ['', ['motor', 'pump', 'kit']],
    ['om1', ['motor']],
    ['om1-080 cns', ['motor']],
    ['GP112', ['pump']],
    ['m-1001', ['motor']],
    ['nh-1001', ['pump']],
    ['7001210', ['kit']],
    ['KIT seal', ['kit']],
    ['a engrenages', ['pump']],
    ['motor pump', []],
    ['-', ['motor', 'pump']],
  ])(
    'finds model codes, names and numbers of every kind by a keyword: %j (DRAFT-13)',
    (keyword, ids) => {
      expect(find(keyword)).toEqual(ids)
    },
  )

  it('lets items of the chosen brands and categories through (DRAFT-14)', () => {
    const filter = { ...noFilter, brands: ['Birch', 'Cedar'] }
    expect(filteredItems(items, filter)).toEqual([pump, kit])
    expect(filteredItems(items, { ...filter, categories: ['Gear pumps'] })).toEqual([pump])
  })

  it('has a box for every brand and category, with what it would leave (DRAFT-14)', () => {
    expect(filterChoices(items, { ...noFilter, categories: ['Gear pumps'] })).toEqual({
      brands: [
        { name: 'Alder', isChosen: false, count: 0 },
        { name: 'Birch', isChosen: false, count: 1 },
      ],
      categories: [
        { name: 'Gear pumps', isChosen: true, count: 1 },
        { name: 'Orbital motors', isChosen: false, count: 1 },
      ],
    })
  })

  it('counts what another box of the same kind would leave (DRAFT-14)', () => {
    const { brands } = filterChoices(items, { ...noFilter, brands: ['Alder'] })
    expect(brands.map(({ count }) => count)).toEqual([1, 2])
  })

  it('keeps the box of a choice whose last item has left', () => {
    const { brands } = filterChoices([motor], { ...noFilter, brands: ['Birch'] })
    expect(brands).toContainEqual({ name: 'Birch', isChosen: true, count: 0 })
  })

  it('knows whether it is active', () => {
    expect(isFiltering({ ...noFilter, keyword: ' ' })).toBe(false)
    expect(isFiltering({ ...noFilter, categories: ['Gear pumps'] })).toBe(true)
  })
})
