import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  codeIn,
  looseName,
  ownCodeAnswers,
  ownCodeName,
} from '../../src/domain/draft-order/own-code.ts'

/** Few letters, so that numbers are often the same or alike. */
const numbers = fc
  .array(fc.constantFrom('a', 'A', '1', '-', '–', '/', '.', ' '), { minLength: 1, maxLength: 5 })
  .map((signs) => signs.join(''))
  .filter((number) => number.trim() !== '')

const kept = fc
  .uniqueArray(numbers, { selector: ownCodeName, maxLength: 12 })
  .map((all) => all.map((customCode) => ({ customCode, modelCode: customCode, price: undefined })))

describe('the meaning of a number among those that a customer keeps', () => {
  it('is the one that is written so, else all that are alike, whatever else is asked with it', () => {
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 6 }), kept, (texts, codes) => {
        const answers = ownCodeAnswers(texts, E.right(codes))
        for (const text of texts) {
          const answer = answers.get(ownCodeName(text))
          const exact = codes.find(
            ({ customCode }) => ownCodeName(customCode) === ownCodeName(text),
          )
          const alike = codes.filter(
            ({ customCode }) => looseName(text) !== '' && looseName(customCode) === looseName(text),
          )
          if (exact) expect(codeIn(answer)).toBe(exact)
          else if (alike.length === 1) expect(codeIn(answer)).toBe(alike[0])
          else if (alike.length === 0) expect(answer).toEqual(E.right('none'))
          else expect(answer).toEqual(E.right({ alike }))
          expect(ownCodeAnswers([text], E.right(codes)).get(ownCodeName(text))).toEqual(answer)
        }
      }),
    )
  })
})
