import { describe, expect, it } from 'vitest'
import { normaliseModelCode, skuCodeOf } from '../../../../src/domain/catalogue/model-code-text.ts'

describe('a typed model code', () => {
  it.each([
    ['om1080cns', 'in small letters'],
    ['OM1 080 C N S', 'with blanks'],
    ['OM1-080-C/N.S', 'with signs between its parts'],
    ['OM1‐080–C—N−S', 'with the dashes of word processors'],
    ['OM1_080_CNS', 'with underscores'],
    ['\tOM1080CNS\r\n', 'with what a paste brings along'],
    ['OM1\u00a0080\u200bCNS\u00ad', 'with blanks that cannot be seen'],
    ['\ufeffOM1080CNS', 'with the mark at the head of a file'],
  ])('is tidied: %j, %s', (text) => {
    expect(normaliseModelCode(text)).toBe('OM1080CNS')
  })

  it('keeps the signs that belong to no code, so that they can be pointed out', () => {
    expect(normaliseModelCode('om1#080%c')).toBe('OM1#080%C')
  })
})

describe('the sku code', () => {
  it('is the first three characters of a model code (SEARCH-08)', () => {
    expect(skuCodeOf('OM1080CNS')).toBe('OM1')
    expect(skuCodeOf('417')).toBe('417')
    expect(skuCodeOf(' om-1 080')).toBe('OM1')
  })

  it.each(['', 'O', 'OM', ' - ', 'OM-'])('needs three characters: %j (SEARCH-08)', (text) => {
    expect(skuCodeOf(text)).toBeUndefined()
  })

  it.each(['../', '..\\', '%2e', './.', '#ab', '?x=', 'a/b', 'Ä12', '１２３', 'ab\u0000', '😀1'])(
    'is nothing that could turn an address elsewhere: %j',
    (text) => {
      expect(skuCodeOf(text)).toBeUndefined()
    },
  )
})
