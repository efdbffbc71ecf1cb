import { describe, expect, it } from 'vitest'
import { lastUsedDraft } from '../../../../src/domain/quote/last-used-draft.ts'
import type { OpenDraft } from '../../../../src/domain/quote/quote.ts'
import { quoteId } from '../../../builders/a-quote.ts'

function draft(id: string, changedAt?: string): OpenDraft {
  return { id: quoteId(id), name: id, number: '', changedAt }
}

describe('the draft that was used last', () => {
  it('is the one with the latest change, wherever it stands and whatever offset it is written with', () => {
    const drafts = [
      draft('old', '2026-04-05T10:00:00Z'),
      draft('latest', '2026-04-06T01:00:00+02:00'),
      draft('late', '2026-04-05T22:00:00Z'),
    ]
    expect(lastUsedDraft(drafts)?.id).toBe('latest')
  })

  it('is none where there are no drafts, or the server does not say when they were changed', () => {
    expect(lastUsedDraft([])).toBeUndefined()
    expect(lastUsedDraft([draft('one'), draft('other', 'yesterday')])).toBeUndefined()
    expect(lastUsedDraft([draft('one'), draft('known', '2026-04-05T10:00:00Z')])?.id).toBe('known')
  })
})
