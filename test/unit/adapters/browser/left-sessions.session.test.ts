import { expect, it } from 'vitest'
import { tabLeftSessions } from '../../../../src/adapters/browser/left-sessions.session.ts'
import { safeStorage } from '../../../../src/adapters/browser/safe-storage.ts'
import { aStorage } from '../../../fakes/a-storage.ts'

it('keeps the tokens of left sessions over a reload of the tab, and nothing when there are none (T06)', () => {
  const tab = aStorage()
  const left = () => tabLeftSessions(safeStorage(() => tab))
  expect(left().read()).toEqual([])
  left().keep(['one', 'two'])
  expect(left().read()).toEqual(['one', 'two'])
  left().keep([])
  expect(left().read()).toEqual([])
  expect(tab.length).toBe(0)
})
