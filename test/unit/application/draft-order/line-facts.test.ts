/** A line whose code may be a model and one of the customer's own numbers at once. */
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { checkedLine, ownNumberOf } from '../../../../src/application/draft-order/line-facts.ts'
import { ownCodeAnswers } from '../../../../src/domain/draft-order/own-code.ts'
import { emptyLine } from '../../../../src/domain/draft-order/written-line.ts'
import type { CalendarDate } from '../../../../src/domain/shared/calendar-date.ts'
import { anAmbiguousProduct } from '../../../builders/an-ambiguous-product.ts'
import { aProduct } from '../../../builders/a-product.ts'

const terms = { zone: 'US', today: '2026-05-04' as CalendarDate } as const

/** The check of a line with this code, where the customer keeps these numbers. */
function checkOf(modelCode: string, ...numbers: readonly string[]) {
  const codes = numbers.map((customCode) => ({
    customCode,
    modelCode: 'OM1080CNS',
    price: undefined,
  }))
  return checkedLine(
    { ...emptyLine('1', 1), modelCode, quantity: '1' },
    {
      products: new Map([
        ['AMB', E.right(anAmbiguousProduct())],
        ['OM1', E.right(aProduct())],
      ]),
      prices: new Map(),
      ownCodes: ownCodeAnswers([modelCode], E.right(codes)),
    },
    terms,
  )
}

it('keeps a code that several models have as theirs before a number that is only alike', () => {
  const kinds = (...numbers: readonly string[]) =>
    checkOf('AMBA2N', ...numbers).problems.map(({ kind }) => kind)
  expect(kinds('AMB-A2N')).toEqual(['invalid-model'])
  expect(kinds('AMB-A2N', 'AMBA-2N')).toEqual(['invalid-model'])
  expect(kinds('AMBA2N')).toEqual([])
})

it('keeps a model code as one, however it is written', () => {
  const checked = checkOf('om1-080 cns', 'OM1080-CNS', 'OM1-080 CNS')
  expect(checked).toMatchObject({ ownCode: undefined, problems: [] })
  expect(ownNumberOf(checked)).toBeUndefined()
})
