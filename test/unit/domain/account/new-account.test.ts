import { describe, expect, it } from 'vitest'
import {
  emptyNewAccount,
  type NewAccountEntry,
  problemsOfNewAccount,
} from '../../../../src/domain/account/new-account.ts'
import { aNewAccount } from '../../../builders/an-account.ts'

describe('an account that is asked for', () => {
  it('needs names, an address and a password, both typed twice (AUTH-12)', () => {
    expect(problemsOfNewAccount(emptyNewAccount)).toEqual([
      { field: 'firstName', kind: 'required' },
      { field: 'lastName', kind: 'required' },
      { field: 'email', kind: 'required' },
      { field: 'emailConfirmation', kind: 'required' },
      { field: 'password', kind: 'required' },
      { field: 'confirmation', kind: 'required' },
    ])
  })

  it('has nothing wrong with it when it is complete', () => {
    expect(problemsOfNewAccount(aNewAccount())).toEqual([])
    expect(problemsOfNewAccount(aNewAccount({ company: '', phone: '' }))).toEqual([])
  })

  it.each<[Partial<NewAccountEntry>, string, string]>([
    [{ email: 'nora', emailConfirmation: 'nora' }, 'email', 'invalid'],
    [{ emailConfirmation: 'nora@y.test' }, 'emailConfirmation', 'different'],
    [{ password: 'short', confirmation: 'short' }, 'password', 'too-short'],
    [{ confirmation: 'long-enough-1' }, 'confirmation', 'different'],
    [{ firstName: ' ' }, 'firstName', 'required'],
  ])('is stopped by %j', (mistake, field, kind) => {
    expect(problemsOfNewAccount(aNewAccount(mistake))).toEqual([{ field, kind }])
  })
})
