import { describe, expect, it } from 'vitest'
import { forgetEntry, keepEntry, keptEntry } from '../../../../src/application/form/kept-entry.ts'
import { aForm, answers, aQuestion } from '../../../builders/a-form.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'

const form = aForm([aQuestion('name'), aQuestion('secret', { input: 'password' })])
const aStorage = (owner = '') => ({ unsentWork: memoryUnsentWork(), owner, form })

describe('what was typed into a form', () => {
  it('is kept with the name of its sending, and without secrets', () => {
    const storage = aStorage()
    keepEntry(storage, { answers: answers({ name: 'Nora', secret: 'x' }), intentId: 'intent-1' })
    expect(keptEntry(storage)).toEqual({ answers: answers({ name: 'Nora' }), intentId: 'intent-1' })
  })

  it('belongs to who has typed it, and to one form', () => {
    const storage = aStorage('account-us')
    keepEntry(storage, { answers: answers({ name: 'Nora' }), intentId: undefined })
    expect(keptEntry({ ...storage, owner: 'account-eu' })).toBeUndefined()
    expect(
      keptEntry({ ...storage, form: aForm([aQuestion('name')], { code: 'other' }) }),
    ).toBeUndefined()
  })

  it('is forgotten when it is sent, and when nothing is left of it', () => {
    const storage = aStorage()
    keepEntry(storage, { answers: answers({ name: 'Nora' }), intentId: undefined })
    keepEntry(storage, { answers: answers({ name: '' }), intentId: undefined })
    expect(storage.unsentWork.read('', 'form:contact')).toBeUndefined()
    keepEntry(storage, { answers: answers({ name: 'Nora' }), intentId: undefined })
    forgetEntry(storage)
    expect(keptEntry(storage)).toBeUndefined()
  })

  it.each(['', 'no JSON', '[]', '{"answers":7}', '{"answers":{"name":7,"gone":"x"}}'])(
    'is nothing when it cannot be read: %j',
    (text) => {
      const storage = aStorage()
      storage.unsentWork.keep('', 'form:contact', text)
      expect(keptEntry(storage)).toBeUndefined()
    },
  )
})
