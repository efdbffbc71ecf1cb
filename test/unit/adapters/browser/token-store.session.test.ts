import { describe, expect, it } from 'vitest'
import { safeStorage } from '../../../../src/adapters/browser/safe-storage.ts'
import { sessionTokenStore } from '../../../../src/adapters/browser/token-store.session.ts'
import { aStorage, blockedStorage } from '../../../fakes/a-storage.ts'

describe('the token store', () => {
  it('survives a reload of the tab', () => {
    const tab = aStorage()
    sessionTokenStore(safeStorage(() => tab)).write('abc')
    expect(sessionTokenStore(safeStorage(() => tab)).read()).toBe('abc')
  })

  it('leaves nothing behind when it is cleared', () => {
    const tab = aStorage()
    const tokens = sessionTokenStore(safeStorage(() => tab))
    tokens.write('abc')
    tokens.clear()
    expect(tokens.read()).toBeUndefined()
    expect(tab.length).toBe(0)
  })

  it('takes an empty token for none', () => {
    const tokens = sessionTokenStore(safeStorage(() => aStorage({ 'manifold.token': '' })))
    expect(tokens.read()).toBeUndefined()
  })

  it('works for this tab when the storage is blocked', () => {
    const tokens = sessionTokenStore(safeStorage(blockedStorage))
    tokens.write('abc')
    expect(tokens.read()).toBe('abc')
    tokens.clear()
    expect(tokens.read()).toBeUndefined()
  })
})
