import { describe, expect, it } from 'vitest'
import { codedProduct } from '../../../../src/domain/catalogue/model-code.ts'
import {
  certainAnswers,
  configurationText,
  readConfigurationText,
  unofferedAnswers,
  withBeginning,
} from '../../../../src/domain/pricing/configuration-text.ts'
import { aModifier, anOption, aProduct } from '../../../builders/a-product.ts'

const product = codedProduct(aProduct(), { skuCode: 'OM1', zone: 'US', isPreview: false })
const whole = new Map([
  ['displacement', '080'],
  ['shaft', 'C'],
  ['seal', 'N'],
  ['packaging', 'S'],
])

describe('a configuration as text', () => {
  it('is its model code where that says it all', () => {
    expect(configurationText(product, whole)).toBe('OM1080CNS')
    expect(readConfigurationText(product, 'OM1080CNS')).toEqual(whole)
  })

  it('names every answer while some are missing', () => {
    const begun = new Map([
      ['shaft', 'C'],
      ['seal', 'N'],
    ])
    expect(configurationText(product, begun)).toBe('OM1~shaft.C~seal.N')
    expect(readConfigurationText(product, 'OM1~shaft.C~seal.N')).toEqual(begun)
  })

  it('names every answer where the code could be read in two ways', () => {
    const shafts = aModifier('shaft', { options: [anOption('A'), anOption('A2')] })
    const ports = aModifier('ports', { options: [anOption('N'), anOption('2N')] })
    const both = [shafts, ports]
    const legacy = { skuCode: 'TGX', modifiers: both, otherZone: [], isPreview: false }
    const meant = new Map([
      ['shaft', 'A'],
      ['ports', '2N'],
    ])
    expect(configurationText(legacy, meant)).toBe('TGX~shaft.A~ports.2N')
    expect(readConfigurationText(legacy, 'TGX~shaft.A~ports.2N')).toEqual(meant)
    expect(readConfigurationText(legacy, 'TGXA2N')).toBeUndefined()
  })

  it('leaves out what the product does not offer, hidden options among it (CONF-10)', () => {
    const text = 'OM1~shaft.X~seal.Q~nothing.1~packaging.S'
    expect(readConfigurationText(product, text)).toEqual(new Map([['packaging', 'S']]))
    expect(unofferedAnswers(product, text).map(({ code }) => code)).toEqual(['X', 'Q', '1'])
    expect(unofferedAnswers(product, 'OM1~~nothing~shaft.C')).toEqual([
      { question: '', code: 'nothing' },
    ])
  })

  it('is nothing when it belongs to another product or was typed by hand', () => {
    expect(readConfigurationText(product, 'OM2~shaft.C')).toBeUndefined()
    expect(readConfigurationText(product, 'OM1080')).toBeUndefined()
    expect(readConfigurationText(product, 'nonsense')).toBeUndefined()
  })
})

describe('the answers of a code that is not whole', () => {
  it('are those that all readings agree on', () => {
    const one = new Map([
      ['displacement', '16'],
      ['shaft', 'C'],
    ])
    const other = new Map([
      ['displacement', '16'],
      ['shaft', 'T'],
    ])
    expect(certainAnswers([one, other])).toEqual(new Map([['displacement', '16']]))
    expect(certainAnswers([one])).toEqual(one)
    expect(certainAnswers([])).toEqual(new Map())
  })

  it('overwrite what they come past and leave alone what stands behind them', () => {
    const answers = new Map([...whole, ['paint', 'K']])
    const beginning = new Map([
      ['displacement', '100'],
      ['packaging', 'P'],
    ])
    expect(withBeginning(product.modifiers, answers, new Map([['shaft', 'T']]))).toEqual(
      new Map([
        ['shaft', 'T'],
        ['seal', 'N'],
        ['paint', 'K'],
        ['packaging', 'S'],
      ]),
    )
    expect(withBeginning(product.modifiers, answers, beginning)).toEqual(beginning)
  })
})
