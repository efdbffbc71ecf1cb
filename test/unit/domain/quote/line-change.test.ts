import { describe, expect, it } from 'vitest'
import { codedProduct, modelCodeSegments } from '../../../../src/domain/catalogue/model-code.ts'
import {
  changedParts,
  choicesOfLine,
  lineEffects,
} from '../../../../src/domain/quote/line-change.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aProduct } from '../../../builders/a-product.ts'
import { aQuoteItem } from '../../../builders/a-quote.ts'

const coded = codedProduct(aProduct(), { skuCode: 'OM1', zone: 'US', isPreview: false })

describe('the answers of a line', () => {
  it('are what its server says of each part', () => {
    const segments = [
      { codeTitle: 'DISPLACEMENT', code: '080', title: '' },
      { codeTitle: 'SHAFT', code: 'C', title: '' },
      { codeTitle: 'SEAL', code: 'N', title: '' },
      { codeTitle: 'PACKAGING', code: 'S', title: '' },
    ]
    const choices = choicesOfLine(coded, aQuoteItem({ segments }))
    expect(Object.fromEntries(choices ?? [])).toEqual({
      displacement: '080',
      shaft: 'C',
      seal: 'N',
      packaging: 'S',
    })
  })

  it('are read from its code where the words of its server are others', () => {
    const segments = [{ codeTitle: 'Welle', code: 'C', title: '' }]
    expect(choicesOfLine(coded, aQuoteItem({ segments }))?.get('shaft')).toBe('C')
  })

  it('are unknown for a model that is offered no more', () => {
    expect(choicesOfLine(coded, aQuoteItem({ modelCode: 'OM1999CNS' }))).toBeUndefined()
  })
})

it('marks the parts that two codes answer differently, a part that is left out among them', () => {
  const segmentsOf = (answers: Readonly<Record<string, string>>) =>
    modelCodeSegments('OM1', coded.modifiers, new Map(Object.entries(answers)))
  const before = segmentsOf({ displacement: '080', shaft: 'C', seal: 'N', packaging: 'S' })
  const after = segmentsOf({
    displacement: '080',
    shaft: 'T',
    seal: 'N',
    paint: 'K',
    packaging: 'S',
  })
  expect([...changedParts(before, after)]).toEqual(['shaft', 'paint'])
  expect(changedParts(before, before).size).toBe(0)
})

describe('what a change does to a line', () => {
  const item = aQuoteItem({ requestedDate: aDay('2026-05-04'), customCode: 'HOUSE-1' })

  it('moves a day that is too early, and takes the own code of the old model off', () => {
    const effects = lineEffects(item, { modelCode: 'OM1100CNS' }, aDay('2026-05-05'))
    expect(effects).toEqual({ laterDate: '2026-05-05', lostCode: 'HOUSE-1' })
  })

  it('keeps a day that can be had, and the own code of the same model', () => {
    const effects = lineEffects(item, { modelCode: item.modelCode }, aDay('2026-05-04'))
    expect(effects).toEqual({ laterDate: undefined, lostCode: '' })
  })
})
