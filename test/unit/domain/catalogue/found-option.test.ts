import { describe, expect, it } from 'vitest'
import {
  type FoundOption,
  foundAnchor,
  foundModel,
  foundSku,
} from '../../../../src/domain/catalogue/found-option.ts'
import { readConfigurationText } from '../../../../src/domain/pricing/configuration-text.ts'
import { skuId } from '../../../../src/domain/catalogue/product.ts'
import { codedProduct } from '../../../../src/domain/catalogue/model-code.ts'
import { aProduct } from '../../../builders/a-product.ts'

const option = (key: string, code: string, kind: FoundOption['kind'] = 'modifier') => ({
  kind,
  key,
  code,
  name: key,
  title: `Option ${code}`,
})

it('leads to an attribute where no option says it better', () => {
  const fact = option('general3', '', 'attribute')
  expect(foundAnchor([fact, option('shaft', 'C')])).toBe('fact-general3')
  expect(foundAnchor([option('shaft', 'C'), fact])).toBeUndefined()
  expect(foundAnchor([])).toBeUndefined()
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

describe('the sku with what was found', () => {
  const sku = (id: string, ...options: readonly (readonly [string, string])[]) => ({
    id: skuId(id),
    options: new Map(options),
  })
  const skus = [
    sku('nbr-small', ['seals', 'N'], ['size', '1']),
    sku('fkm-small', ['seals', 'V'], ['size', '1']),
    sku('fkm-large', ['seals', 'V'], ['size', '2']),
  ]
  const found = (key: string, code: string) => option(key, code, 'optionGroup')

  it('is the first that has the option', () => {
    expect(foundSku(skus, [found('seals', 'V')])).toBe('fkm-small')
  })

  it('has as many of several as there are, and of one group the first', () => {
    expect(foundSku(skus, [found('size', '2'), found('seals', 'V')])).toBe('fkm-large')
    expect(foundSku(skus, [found('size', '2'), found('seals', 'N')])).toBe('nbr-small')
    expect(foundSku(skus, [found('seals', 'V'), found('seals', 'N')])).toBe('fkm-small')
  })

  it('is none where no sku has it, or something else was found', () => {
    expect(foundSku(skus, [found('seals', 'E')])).toBeUndefined()
    expect(foundSku(skus, [option('seals', 'V')])).toBeUndefined()
    expect(foundSku(skus, [])).toBeUndefined()
  })
})
