/** What a model of a product that is gone is in the one that takes its place. */
import { describe, expect, it } from 'vitest'
import { codedProduct } from '../../../../src/domain/catalogue/model-code.ts'
import { successorChoices } from '../../../../src/domain/catalogue/successor-choices.ts'
import { successorModels } from '../../../../src/domain/catalogue/successor-models.ts'
import { aModifier, anOption, aProduct, aSimpleProduct } from '../../../builders/a-product.ts'

const coded = codedProduct(aProduct(), { skuCode: 'OM1', zone: 'US', isPreview: false })

const said = (codeTitle: string, code: string, title: string) => ({ codeTitle, code, title })

describe('a model whose product is gone', () => {
  it('is what means the same, however it was written', () => {
    const segments = [
      said('DISPLACEMENT', '8', 'Option 100'),
      said('SHAFT', 'ZZ', 'Option T'),
      said('PACKAGING', '1', 'Option S'),
    ]
    expect(successorModels(coded, { modelCode: 'OM08ZZ1', segments })[0]).toBe('OM1100TNS')
  })

  it('is written as it was behind the new beginning, where nobody explains it', () => {
    expect(successorModels(coded, { modelCode: 'om0 080-CNS', segments: [] })).toEqual([
      'OM1080CNS',
    ])
  })

  it('is repaired where one part is not sold any more', () => {
    const models = successorModels(coded, { modelCode: 'OM0125CNS', segments: [] })
    expect(models).toContain('OM1100CNS')
    expect(models.length).toBeLessThanOrEqual(6)
  })

  it('is nothing where nothing is near', () => {
    const other = aSimpleProduct('GP1')
    const pump = codedProduct(other, { skuCode: 'GP1', zone: 'US', isPreview: false })
    expect(successorModels(pump, { modelCode: 'OM0', segments: [] })).toEqual([])
  })
})

describe('a configuration of a product that is replaced', () => {
  it('keeps the answers that mean something to the successor, and those that leave no choice', () => {
    const shaft = aModifier('shaft', { options: [anOption('K9', { title: 'Option C' })] })
    const brake = aModifier('brake')
    const choices = new Map([
      ['shaft', 'K9'],
      ['brake', 'A'],
    ])
    expect([...successorChoices(coded, [shaft, brake], choices)]).toEqual([
      ['shaft', 'C'],
      ['seal', 'N'],
    ])
  })
})
