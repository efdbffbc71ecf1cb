import { describe, expect, it } from 'vitest'
import { accountOf, customer, hasAccount, visitor } from '../../../../src/domain/account/session.ts'
import { anAccount } from '../../../builders/an-account.ts'

describe('a session', () => {
  it('is that of a visitor, without an account (AUTH-24)', () => {
    expect(visitor.kind).toBe('visitor')
    expect(accountOf(visitor)).toBeUndefined()
  })

  it('is that of a customer, with the account that signed in (AUTH-24)', () => {
    const account = anAccount()
    expect(customer(account).kind).toBe('customer')
    expect(accountOf(customer(account))).toBe(account)
  })

  it('counts as one with an account for a customer, not for a guest or a visitor (AUTH-25)', () => {
    expect(hasAccount(customer(anAccount()))).toBe(true)
    expect(hasAccount(customer({ ...anAccount(), isGuest: true }))).toBe(false)
    expect(hasAccount(visitor)).toBe(false)
  })
})
