/** How an address names the models that it puts side by side. */
import { describe, expect, it } from 'vitest'
import { comparedText, readCompared } from '../../../../src/domain/pricing/compared-address.ts'
import { shortCompared } from '../../../../src/domain/pricing/short-compared.ts'
import { aModifier, anOption, aProduct } from '../../../builders/a-product.ts'

const modifiers = [
  aModifier('shaft', { options: [anOption('A'), anOption('A2')] }),
  aModifier('ports', { options: [anOption('2N'), anOption('N')] }),
]
const ambiguous = aProduct({ modifiers: { US: modifiers, EU: modifiers } })

describe('a compared model', () => {
  it('is named by its answers where they are known, so that each reading is itself', () => {
    const wide = new Map([
      ['shaft', 'A2'],
      ['ports', 'N'],
    ])
    const text = comparedText({ modelCode: 'OM1A2N', choices: wide })
    expect(readCompared(text).shown).toEqual([text])
    expect(shortCompared(text, ambiguous)).toBe(text)
    const narrow = new Map([
      ['shaft', 'A'],
      ['ports', '2N'],
    ])
    expect(comparedText({ modelCode: 'OM1A2N', choices: narrow })).not.toBe(text)
  })

  it('is named by its code where that says it all, or nobody knows more', () => {
    const choices = new Map([
      ['displacement', '080'],
      ['shaft', 'C'],
      ['seal', 'N'],
      ['packaging', 'S'],
    ])
    const text = comparedText({ modelCode: 'OM1080CNS', choices })
    expect(shortCompared(text, aProduct())).toBe('OM1080CNS')
    expect(comparedText({ modelCode: 'om1 080 CNS' })).toBe('OM1080CNS')
    expect(shortCompared('OM1~gone.1', aProduct())).toBe('OM1~gone.1')
  })
})
