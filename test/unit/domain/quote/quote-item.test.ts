/** What is said of a line beside its figures. */
import { describe, expect, it } from 'vitest'
import { GERMAN } from '../../../../reference-backend/words/german.ts'
import { FRENCH } from '../../../../reference-backend/words/french.ts'
import { SPANISH } from '../../../../reference-backend/words/spanish.ts'
import { ownStatus } from '../../../../src/domain/quote/quote-item.ts'

const quote = { statusName: 'Entwurf' }

describe('the status of a line', () => {
  it.each(['New', ...[GERMAN, SPANISH, FRENCH].map((words) => words['New'] ?? 'untold')])(
    'is not told where nothing has happened to the line: %s (QUOTE-48)',
    (statusName) => {
      expect(ownStatus({ statusName }, quote)).toBeUndefined()
    },
  )

  it('is told where it says more than the status of the quote (QUOTE-48)', () => {
    expect(ownStatus({ statusName: 'Versandt' }, quote)).toBe('Versandt')
    expect(ownStatus({ statusName: 'entwurf ' }, quote)).toBeUndefined()
  })
})
