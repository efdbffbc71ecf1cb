import { describe, expect, it } from 'vitest'
import { type FoundOption, foundModel } from '../../../../src/domain/catalogue/found-option.ts'
import { readConfigurationText } from '../../../../src/domain/pricing/configuration-text.ts'
import { codedProduct } from '../../../../src/domain/catalogue/model-code.ts'
import { aProduct } from '../../../builders/a-product.ts'

const option = (key: string, code: string, kind: FoundOption['kind'] = 'modifier') => ({
  kind,
  key,
  code,
  name: key,
  title: `Option ${code}`,
})

describe('the model with what was found', () => {
  it('chooses the first option of each question', () => {
    const found = [option('shaft', 'C'), option('shaft', 'S'), option('displacement', '080')]
    expect(foundModel('OM1', found)).toBe('OM1~shaft.C~displacement.080')
  })

  it('is read again as the address of a configuration', () => {
    const product = codedProduct(aProduct(), { skuCode: 'OM1', zone: 'US', isPreview: false })
    const [shaft] = product.modifiers.filter(({ key }) => key === 'shaft')
    const code = shaft?.options[0]?.code ?? ''
    const model = foundModel('OM1', [option('shaft', code)]) ?? ''
    expect(readConfigurationText(product, model)).toEqual(new Map([['shaft', code]]))
  })

  it('is none where nothing was found that a model code has', () => {
    expect(foundModel('OM1', [])).toBeUndefined()
    expect(foundModel('SKT', [option('kitSeals', 'V', 'optionGroup')])).toBeUndefined()
    expect(foundModel('OM1', [option('general3', '', 'attribute')])).toBeUndefined()
  })
})
