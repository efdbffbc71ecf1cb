import { describe, expect, it } from 'vitest'
import { lastUsedDraft } from '../../../../src/domain/quote/last-used-draft.ts'
import type { OpenDraft } from '../../../../src/domain/quote/quote.ts'
import { quoteId } from '../../../builders/a-quote.ts'

function draft(id: string, changedAt?: number): OpenDraft {
  return { id: quoteId(id), name: id, number: '', changedAt }
}

describe('the draft that was used last', () => {
  it('is the one with the latest change, wherever it stands', () => {
    const drafts = [draft('old', 1000), draft('latest', 3000), draft('late', 2000)]
    expect(lastUsedDraft(drafts)?.id).toBe('latest')
  })

  it('is none where there are no drafts, or the server does not say when they were changed', () => {
    expect(lastUsedDraft([])).toBeUndefined()
    expect(lastUsedDraft([draft('one'), draft('other')])).toBeUndefined()
    expect(lastUsedDraft([draft('one'), draft('known', 1000)])?.id).toBe('known')
  })
})
