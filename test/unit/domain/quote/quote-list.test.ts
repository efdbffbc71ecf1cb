import { expect, it } from 'vitest'
import { inGroup, onPage, quoteListStart } from '../../../../src/domain/quote/quote-list.ts'

it('opens the list on the first page of the drafts', () => {
  expect(quoteListStart).toEqual({ group: 'draft', page: 1 })
})

it('turns the pages of one tab', () => {
  expect(onPage({ group: 'approved', page: 1 }, 3)).toEqual({ group: 'approved', page: 3 })
})

it('stays on its page when the tab stays the same', () => {
  expect(inGroup({ group: 'draft', page: 3 }, 'draft')).toEqual({ group: 'draft', page: 3 })
})
