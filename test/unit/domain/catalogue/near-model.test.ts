/** In what a model that may take the place of another one differs from it. */
import { describe, expect, it } from 'vitest'
import { codedProduct } from '../../../../src/domain/catalogue/model-code.ts'
import { nearModel } from '../../../../src/domain/catalogue/near-model.ts'
import { onlyReading } from '../../../../src/domain/catalogue/whole-model-code.ts'
import { aProduct } from '../../../builders/a-product.ts'

const coded = codedProduct(aProduct(), { skuCode: 'OM1', zone: 'US', isPreview: false })

const said = (codeTitle: string, code: string, title: string) => ({ codeTitle, code, title })

function beside(modelCode: string, segments: readonly ReturnType<typeof said>[], code: string) {
  const choices = onlyReading(coded, code)
  if (!choices) throw new Error(`${code} is no whole code.`)
  return nearModel(coded, { modelCode, segments }, choices)
}

describe('a model in place of one that is gone', () => {
  it('names the answers that differ from what its server said of the other one', () => {
    const segments = [
      said('DISPLACEMENT', '125', '125 cm³'),
      said('SHAFT', 'C', 'Option C'),
      said('SEAL', 'N', 'Option N'),
      said('PAINT', 'K', ''),
      said('PACKAGING', 'S', 'Option S'),
    ]
    expect(beside('OM1125CNKS', segments, 'OM1100CNS')).toEqual({
      isCompared: true,
      answers: [
        { question: 'Displacement', was: '125 cm³', now: 'Option 100' },
        // Without words of its own, it is what the product says of it.
        { question: 'Paint', was: 'Option K', now: undefined },
      ],
    })
  })

  it('names questions that only one of the two answers, each by what it is known by', () => {
    const segments = [said('DISPLACEMENT', '9', 'Option 080'), said('BRAKE', 'B', 'With brake')]
    expect(beside('OM0-9B', segments, 'OM1080CNS').answers).toEqual([
      { question: 'BRAKE', was: 'With brake', now: undefined },
      { question: 'Shaft', was: undefined, now: 'Option C' },
      { question: 'Seal', was: undefined, now: 'Option N' },
      { question: 'Packaging', was: undefined, now: 'Option S' },
    ])
  })

  it.each([
    ['another answer', 'OM1125CNS', 'OM1100CNS', 'Displacement', '125', 'Option 100'],
    ['one in the middle', 'OM1080QNS', 'OM1080TNS', 'Shaft', 'Q', 'Option T'],
    ['one that it lacked', 'OM1080CNS', 'OM1080CNKS', 'Paint', undefined, 'Option K'],
  ])(
    'tells by the characters of a code that nobody explains %s',
    (_, former, code, question, was, now) => {
      expect(beside(former, [], code)).toEqual({
        isCompared: true,
        answers: [{ question, was, now }],
      })
    },
  )

  it('has no answers that differ behind the beginning of its successor, where it is written alike', () => {
    expect(beside('om0 080-CNS', [], 'OM1080CNS')).toEqual({ isCompared: true, answers: [] })
  })

  it.each([
    ['is written otherwise in two places', 'OM1125QNS', []],
    ['has characters more', 'OM1080CNQS', []],
    [
      'is none of which its server speaks',
      'OM1125QNS',
      [said('DISPLACEMENT', '080', 'Option 080')],
    ],
  ])('says all that it is where the code of the other one %s', (_, former, segments) => {
    expect(beside(former, segments, 'OM1080CNS')).toEqual({
      isCompared: false,
      answers: [
        { question: 'Displacement', was: undefined, now: 'Option 080' },
        { question: 'Shaft', was: undefined, now: 'Option C' },
        { question: 'Seal', was: undefined, now: 'Option N' },
        { question: 'Packaging', was: undefined, now: 'Option S' },
      ],
    })
  })
})
