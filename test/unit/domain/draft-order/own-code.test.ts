/** What a text means among the customer's own codes. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  answersWithout,
  codeIn,
  numberReadAs,
  type OwnCodeAnswer,
  ownCodeAnswers,
  withCodeBeside,
} from '../../../../src/domain/draft-order/own-code.ts'
import type { CheckedLine } from '../../../../src/domain/draft-order/line-check.ts'

const code = (customCode: string, modelCode = 'OM1080CNS') => ({
  customCode,
  modelCode,
  price: undefined,
})

function answerTo(text: string, ...codes: readonly string[]): OwnCodeAnswer | undefined {
  const answers = ownCodeAnswers([text], E.right(codes.map((each) => code(each))))
  return answers.get(text.trim().toUpperCase())
}

describe('a text that may be one of the customer’s own codes', () => {
  it.each(['us1018', 'us.1018', 'us/1018', ' US 1018 ', 'Us–10-18'])(
    '%j is the only one that is alike without separators',
    (text) => {
      const answer = answerTo(text, 'US-1018', 'US-1019')
      expect(answer).toEqual(E.right(code('US-1018')))
    },
  )

  it('is the one that is written just so before all that are alike', () => {
    expect(answerTo('us-1018', 'US1018', 'US-1018', 'US 1018')).toEqual(E.right(code('US-1018')))
  })

  it('is none of several that are alike', () => {
    const answer = answerTo('us1018', 'US-1018', 'US 10-18')
    expect(answer).toEqual(E.right({ alike: [code('US-1018'), code('US 10-18')] }))
    expect(codeIn(answer)).toBeUndefined()
  })

  it('is one code where an engine answers it twice', () => {
    expect(answerTo('us1018', 'US-1018', 'US-1018')).toEqual(E.right(code('US-1018')))
  })

  it('is none where nothing is alike, and where it is separators alone', () => {
    expect(answerTo('us1018', 'US-10180')).toEqual(E.right('none'))
    expect(answerTo('-/', '--')).toEqual(E.right('none'))
    expect(codeIn(answerTo('us1018'))).toBeUndefined()
  })

  it('fails with the call, each text under its own key', () => {
    const failure = E.left({ kind: 'timed-out' } as const)
    const answers = ownCodeAnswers(['us1018', 'US-1018'], failure)
    expect([...answers]).toEqual([
      ['US1018', failure],
      ['US-1018', failure],
    ])
    expect(codeIn(failure)).toBeUndefined()
  })

  it('is told where the code is kept with other separators, and not for its case or blanks around it', () => {
    expect(numberReadAs('us1018', code('US-1018'))).toBe('US-1018')
    expect(numberReadAs(' us-1018 ', code('US-1018'))).toBeUndefined()
  })

  it('is asked about again once a code that is alike has been saved', () => {
    const answers = ownCodeAnswers(['us1018', 'us-1018', 'us1019'], E.right([]))
    expect([...answersWithout(answers, ['US/1018']).keys()]).toEqual(['US1019'])
  })
})

describe('a text beside a model', () => {
  const request = { modelCode: 'OM1080CNS', customCode: '' }
  const beside = (...codes: readonly ReturnType<typeof code>[]) =>
    withCodeBeside({ request } as unknown as CheckedLine, { alike: codes }).request?.customCode

  it('is the one of several alike codes that stands for that model', () => {
    expect(beside(code('US-1018', 'OM1100CNS'), code('US 1018'))).toBe('US 1018')
    expect(beside(code('US-1018', 'OM1100CNS'), code('US 1018', 'OM1120CNS'))).toBe('')
    expect(beside(code('US-1018'), code('US 1018'))).toBe('')
  })
})
