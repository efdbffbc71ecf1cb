import { describe, expect, it } from 'vitest'
import {
  accordionSets,
  type AttributeSet,
  technicalData,
} from '../../../../src/domain/catalogue/attribute-set.ts'

function aSet(
  code: string,
  sortOrder: number,
  overrides: Partial<AttributeSet> = {},
): AttributeSet {
  return {
    code,
    name: code,
    sortOrder,
    attributes: [{ code: 'mass', name: 'Mass', valueHtml: '8', unit: 'kg' }],
    ...overrides,
  }
}

const sets = [
  aSet('standards', 30),
  aSet('json_short_description', 1),
  aSet('general', 10),
  aSet('technicalDataMetric', 20),
  aSet('technicalDataUS', 21),
  aSet('ExtendedProductInformation', 2),
  aSet('empty', 5, { attributes: [] }),
]

describe('attribute sets', () => {
  it.each(['json_short_description', 'ExtendedProductInformation'])('hide %s (CAT-17)', (code) => {
    const shown = accordionSets([aSet(code, 1), aSet('general', 2)])
    expect(shown.map((set) => set.code)).toEqual(['general'])
  })

  it('stand in their order, without technical data and without empty ones', () => {
    expect(accordionSets(sets).map((set) => set.code)).toEqual(['general', 'standards'])
  })

  it('hide by code alone, not by a name that looks alike', () => {
    const set = aSet('general', 1, { name: 'json_short_description' })
    expect(accordionSets([set, aSet('JSON_short_description', 2)])).toHaveLength(2)
  })

  it('hold technical data in metric and in U.S. units apart', () => {
    const { metric, us } = technicalData(sets)
    expect(metric?.code).toBe('technicalDataMetric')
    expect(us?.code).toBe('technicalDataUS')
    expect(technicalData([])).toEqual({ metric: undefined, us: undefined })
  })
})
