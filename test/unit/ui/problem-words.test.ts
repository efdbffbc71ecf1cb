/** What is said of a line, word for word as the specification has it. */
import { describe, expect, it } from 'vitest'
import type { LineProblem } from '../../../src/domain/draft-order/line-problem.ts'
import { problemWords } from '../../../src/ui/pages/draft-order/workbench/problem-words.ts'
import { aDay } from '../../builders/a-day.ts'
import { englishWords } from './english-words.ts'

const { t } = englishWords()
const said = (problem: LineProblem) => problemWords(t, problem, (day) => `<${day}>`)

describe('a line is told in the words of the specification', () => {
  it('that its quantity is off the step (CSV-14)', () => {
    const words = said({ kind: 'off-step', step: 24, below: 24, above: 48 })
    expect(words).toBe('Invalid Quantity. Step Quantity For Pallet: 24')
  })

  it('that its quantity is below the minimum (CSV-13)', () => {
    const words = said({ kind: 'below-minimum', minimum: 12 })
    expect(words).toBe('Invalid Quantity. Min Quantity For Pallet: 12')
  })

  it('that more is ordered than is in stock (CSV-05)', () => {
    const words = said({ kind: 'above-available', available: 40 })
    expect(words).toBe('Invalid Quantity. Max Quantity Available: 40')
  })

  it('that its date is too early, or no date at all (CSV-15, CSV-16)', () => {
    expect(said({ kind: 'too-early', earliest: aDay('2026-04-01') })).toBe(
      'Customer Requested Date Must Be <2026-04-01> Or Later',
    )
    expect(said({ kind: 'invalid-date', meant: undefined })).toBe(
      "Invalid Date Format. Please Ensure Your CSV Matches The Correct Date Format (yyyy-mm-dd'T'HH:nn:ssXXX)",
    )
  })
})
