import { describe, expect, it } from 'vitest'
import { safeStorage } from '../../../../src/adapters/browser/safe-storage.ts'
import { aStorage, blockedStorage, fullStorage } from '../../../fakes/a-storage.ts'

describe('a storage that never throws', () => {
  it('keeps a text in the browser storage', () => {
    const kept = aStorage()
    const storage = safeStorage(() => kept)
    storage.write('key', 'text')
    expect(kept.getItem('key')).toBe('text')
    expect(storage.read('key')).toBe('text')
  })

  it.each([
    ['blocked', blockedStorage],
    ['full', () => fullStorage()],
  ])('remembers by itself when the storage is %s', (_, open) => {
    const storage = safeStorage(open)
    storage.write('key', 'text')
    expect(storage.read('key')).toBe('text')
    expect(storage.keys('k')).toEqual(['key'])
    storage.remove('key')
    expect(storage.read('key')).toBeUndefined()
  })

  it('prefers what it remembers to an older text that could not be replaced', () => {
    const kept = fullStorage({ key: 'old' })
    const storage = safeStorage(() => kept)
    storage.write('key', 'new')
    expect(storage.read('key')).toBe('new')
  })

  it('keeps nothing under the names of a shop below another path of the origin', () => {
    const kept = aStorage()
    const [root, demo] = [safeStorage(() => kept, ''), safeStorage(() => kept, '/demo')]
    root.write('key', 'of the root')
    demo.write('key', 'of the demo')
    expect([root.read('key'), demo.read('key')]).toEqual(['of the root', 'of the demo'])
    expect(demo.keys('k')).toEqual(['key'])
    demo.remove('key')
    expect([root.read('key'), demo.read('key')]).toEqual(['of the root', undefined])
  })

  it('sees what another tab has changed', () => {
    const kept = aStorage()
    const storage = safeStorage(() => kept)
    storage.write('key', 'mine')
    kept.setItem('key', 'theirs')
    expect(storage.read('key')).toBe('theirs')
  })

  it('answers the keys that begin with a prefix', () => {
    const storage = safeStorage(() => aStorage({ 'a.1': '', 'a.2': '', b: '' }))
    expect(storage.keys('a.')).toEqual(['a.1', 'a.2'])
  })
})
