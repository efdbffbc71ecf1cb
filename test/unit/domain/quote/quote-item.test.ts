/** What is said of a line beside its figures. */
import { describe, expect, it } from 'vitest'
import { ownStatus } from '../../../../src/domain/quote/quote-item.ts'

const quote = { statusName: 'Entwurf' }

describe('the status of a line', () => {
  it('is not told where nothing has happened to the line (QUOTE-48)', () => {
    expect(ownStatus({ statusName: 'Neu', isUntouched: true }, quote)).toBeUndefined()
  })

  it('is told where it says more than the status of the quote (QUOTE-48)', () => {
    expect(ownStatus({ statusName: 'Versandt', isUntouched: false }, quote)).toBe('Versandt')
    expect(ownStatus({ statusName: 'entwurf ', isUntouched: false }, quote)).toBeUndefined()
  })
})
