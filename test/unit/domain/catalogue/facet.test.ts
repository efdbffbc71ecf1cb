import { describe, expect, it } from 'vitest'
import {
  bySlugs,
  type Facet,
  facetGroups,
  facetName,
  hasSidebar,
  narrowingFacets,
  shownOptions,
} from '../../../../src/domain/catalogue/facet.ts'

const options = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => ({
  slug,
  name: slug,
  count: 1,
  image: undefined,
}))

function facet(slug: string, unit: string | undefined): Facet {
  return { slug, name: 'Displacement', unit, selectType: 'multi', options }
}

const metric = facet('attributes.displacementMetric', 'cm³/rev')
const us = facet('attributes.displacementUS', 'in³/rev')

describe('the name of a facet', () => {
  it.each([
    ['Pressure|unit:bar', { name: 'Pressure', unit: 'bar' }],
    ['Displacement |unit: cm³/rev', { name: 'Displacement', unit: 'cm³/rev' }],
    ['Brand', { name: 'Brand', unit: undefined }],
    ['Brand|unit:', { name: 'Brand', unit: undefined }],
  ])('gives name and unit of %s (CAT-35)', (name, parts) => {
    expect(facetName(name)).toEqual(parts)
  })
})

describe('an option that an address names', () => {
  const types: Facet = {
    ...facet('productTypes.productType', undefined),
    options: [
      { slug: 'seal-kits', name: 'Seal Kits', count: 3, image: undefined },
      { slug: 'vane-pumps', name: 'Vane Pumps', count: 2, image: undefined },
    ],
  }
  const chosen = (...choices: readonly string[]) => new Map([[types.slug, choices]])

  it('is chosen by its slug, once (ROUTE-14)', () => {
    expect(bySlugs(chosen('seal KITS ', 'vane-pumps', 'seal-kits'), [types])).toEqual(
      chosen('seal-kits', 'vane-pumps'),
    )
  })

  it('leaves everything as it is where all are slugs, or nothing is called so', () => {
    const slugs = chosen('seal-kits')
    expect(bySlugs(slugs, [types])).toBe(slugs)
    const unknown = chosen('Bolts')
    expect(bySlugs(unknown, [types])).toBe(unknown)
    expect(bySlugs(unknown, [])).toBe(unknown)
  })
})

describe('facets of one property in several units', () => {
  const nothing = () => false

  it('are one facet with a choice of units, in the preferred one (CAT-33)', () => {
    const [group, ...others] = facetGroups([metric, us], new Set(['in³/rev']), nothing)
    expect(others).toEqual([])
    expect(group).toEqual({ name: 'Displacement', facet: us, units: ['cm³/rev', 'in³/rev'] })
  })

  it('stand in the unit that something is chosen in, whatever is preferred', () => {
    const chosen = (slug: string) => slug === metric.slug
    expect(facetGroups([us, metric], new Set(['in³/rev']), chosen)[0]?.facet).toBe(metric)
  })

  it('offer no choice where there is one unit only', () => {
    expect(facetGroups([metric], new Set(), nothing)[0]?.units).toEqual([])
  })
})

describe('what a list of seven can be narrowed by', () => {
  const nothing = () => false
  const having = (slug: string, ...counts: readonly number[]): Facet => ({
    ...facet(slug, undefined),
    name: slug,
    options: counts.map((count) => ({
      slug: `${count}`,
      name: `${count}`,
      count,
      image: undefined,
    })),
  })
  const slugs = (facets: readonly Facet[], isChosen: (slug: string) => boolean = nothing) =>
    narrowingFacets(facets, 7, isChosen).map(({ slug }) => slug)

  it('leaves out a facet whose only value all of them have, and one without values', () => {
    expect(slugs([having('brand', 7), having('colour'), having('shaft', 4, 3)])).toEqual(['shaft'])
  })

  it('keeps a facet whose only value some of them lack', () => {
    expect(slugs([having('ports', 3)])).toEqual(['ports'])
  })

  it('keeps a facet of one value while it is chosen, so that it can be taken back', () => {
    expect(slugs([having('brand', 7)], (slug) => slug === 'brand')).toEqual(['brand'])
  })

  it('keeps a property in both units while it narrows in one of them (CAT-33)', () => {
    const one = { ...metric, options: having('one', 7).options }
    expect(slugs([one, us])).toEqual([metric.slug, us.slug])
  })
})

describe('the options of a facet', () => {
  it('are the first five until more are asked for (CAT-05)', () => {
    const few = shownOptions(metric, new Set(), false)
    expect(few.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(shownOptions(metric, new Set(), true)).toHaveLength(7)
  })

  it('never hide what is chosen', () => {
    const few = shownOptions(metric, new Set(['g']), false)
    expect(few.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd', 'e', 'g'])
  })
})

it('has no sidebar below one result, unless a filter has to be taken back', () => {
  expect([hasSidebar(0, false), hasSidebar(1, false), hasSidebar(2, false)]).toEqual([
    false,
    false,
    true,
  ])
  expect(hasSidebar(0, true)).toBe(true)
})
