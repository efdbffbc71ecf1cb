import { describe, expect, it } from 'vitest'
import { safeStorage } from '../../../../src/adapters/browser/safe-storage.ts'
import { localUnsentTexts } from '../../../../src/adapters/browser/unsent-texts.local.ts'
import { emptyAddressEntry } from '../../../../src/domain/account/address.ts'
import { aStorage, blockedStorage } from '../../../fakes/a-storage.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'

describe('unsent work', () => {
  it('is there again after a reload', () => {
    const storage = aStorage()
    localUnsentTexts(safeStorage(() => storage)).keep('una', 'quote-1', 'a comment')
    const reloaded = localUnsentTexts(safeStorage(() => storage))
    expect(reloaded.read('una', 'quote-1')).toBe('a comment')
  })

  it('is never offered to another account', () => {
    const work = memoryUnsentWork()
    work.keep('una', 'quote-1', 'a comment')
    expect(work.read('una', 'quote-1')).toBe('a comment')
    expect(work.read('emil', 'quote-1')).toBeUndefined()
  })

  it('goes over to another owner, whose own work stays as it is', () => {
    const work = memoryUnsentWork()
    work.keep('visitor', 'bulk-order', 'SK1N10, 5')
    work.keep('visitor', 'cart-pieces', '2')
    work.keep('una', 'cart-pieces', '7')
    work.handOver('visitor', 'una')
    expect(work.read('una', 'bulk-order')).toBe('SK1N10, 5')
    expect(work.read('una', 'cart-pieces')).toBe('7')
    expect(work.read('visitor', 'bulk-order')).toBeUndefined()
  })

  it('forgets one entry', () => {
    const work = memoryUnsentWork()
    work.keep('una', 'quote-1', 'a comment')
    work.keep('una', 'quote-2', 'another')
    work.forget('una', 'quote-1')
    expect(work.read('una', 'quote-1')).toBeUndefined()
    expect(work.read('una', 'quote-2')).toBe('another')
  })

  it('forgets everybody but one owner, and nothing that is not its own', () => {
    const storage = aStorage({ i18nextLng: 'en_us' })
    const work = localUnsentTexts(safeStorage(() => storage))
    work.keep('una', 'quote-1', 'a comment')
    work.keep('una/b', 'quote-1', 'of an owner whose id begins the same way')
    work.forgetAllBut('una')
    expect(work.read('una', 'quote-1')).toBe('a comment')
    expect(work.read('una/b', 'quote-1')).toBeUndefined()
    expect(storage.getItem('i18nextLng')).toBe('en_us')
  })

  it('forgets everybody at sign-out', () => {
    const storage = aStorage()
    const work = localUnsentTexts(safeStorage(() => storage))
    work.keep('una', 'quote-1', 'a comment')
    work.forgetAllBut(undefined)
    expect(storage.length).toBe(0)
  })

  it('lasts as long as the tab when the storage is blocked', () => {
    const work = localUnsentTexts(safeStorage(blockedStorage))
    work.keep('una', 'quote-1', 'a comment')
    expect(work.read('una', 'quote-1')).toBe('a comment')
    work.forgetAllBut(undefined)
    expect(work.read('una', 'quote-1')).toBeUndefined()
  })
})

describe('unsent work of one kind', () => {
  const notes = {
    comment: 'By Friday',
    freightCarrier: '',
    specialInstructions: 'Ramp 2',
    dispatch: undefined,
  }

  it('comes back as the value that was kept, under the name of a text', () => {
    const work = memoryUnsentWork()
    const lines = [{ key: '1', code: 'SK1N10', quantity: '2' }]
    work.notes.keep('una', 'quote-notes:1', notes)
    work.bulkEntry.keep('una', 'bulk-order', { mode: 'grid', text: '', lines })
    work.handOver('una', 'emil')
    expect(work.notes.read('emil', 'quote-notes:1')).toEqual(notes)
    expect(work.bulkEntry.read('emil', 'bulk-order')).toEqual({ mode: 'grid', text: '', lines })
  })

  it.each(['', 'no JSON', '7', 'null', '[]'])(
    'is nothing when it cannot be read: %j (T35)',
    (text) => {
      const work = memoryUnsentWork()
      work.keep('una', 'work', text)
      const kinds = [work.notes, work.address, work.answers, work.bulkEntry, work.table]
      expect(kinds.map(({ read }) => read('una', 'work'))).toEqual(kinds.map(() => undefined))
    },
  )

  it('leaves out what is not as expected, and keeps the rest (T35)', () => {
    const work = memoryUnsentWork()
    work.keep(
      'una',
      'notes',
      '{"comment":7,"specialInstructions":"Ramp 2","dispatch":"swim","x":1}',
    )
    expect(work.notes.read('una', 'notes')).toEqual({ ...notes, comment: '' })
    work.keep('una', 'address', '{"city":"Duluth","name":7,"x":1}')
    expect(work.address.read('una', 'address')).toEqual({ ...emptyAddressEntry, city: 'Duluth' })
    work.keep('una', 'bulk', '{"mode":"lines","lines":[{"code":"SK1N10","quantity":2},"none"]}')
    expect(work.bulkEntry.read('una', 'bulk')).toEqual({
      mode: 'lines',
      text: '',
      lines: [{ key: '1', code: 'SK1N10', quantity: '' }],
    })
    work.keep('una', 'bulk', '{"mode":"other","text":"SK1N10"}')
    expect(work.bulkEntry.read('una', 'bulk')).toBeUndefined()
  })
})
