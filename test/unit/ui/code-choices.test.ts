import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { codeChoices } from '../../../src/ui/pages/draft-order/model-search/code-choices.ts'

const translations = createInstance()
void translations.init({ lng: 'cimode', keySeparator: false, nsSeparator: false })

function offered(text: string): readonly string[] {
  const numbered = (number: string) => (modelCode: string) => ({
    number,
    modelCode,
    isCode: false,
    isOnQuotes: true,
    isOnOrders: false,
  })
  const many = ['A1', 'A2', 'A3', 'A4', 'A5'].map(numbered('MAT-1'))
  const numbers = [...many, numbered('MAT-12')('B1')]
  return codeChoices(undefined, { text, numbers }, translations.t)
    .flatMap(({ items }) => items)
    .map((item) => item.text)
}

describe('what is offered for a code', () => {
  it('names few models of a number with many, so that the next one is in sight', () => {
    expect(offered('mat')).toEqual(['A1', 'A2', 'A3', 'B1'])
  })

  it('names all models of the number that is typed', () => {
    expect(offered('mat-1')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1'])
  })
})
