import { describe, expect, it } from 'vitest'
import { fullName, mayAct } from '../../../../src/domain/account/account.ts'
import { pathAfterChange, problemsOfActing } from '../../../../src/domain/account/acting.ts'
import { anAccount, anAccountOfStaff, anActing } from '../../../builders/an-account.ts'

const own = 'admin@manifold.test'
const reason = 'Asked by phone.'

describe('whom staff act for', () => {
  it('is named by an email address, with a reason (AUTH-28)', () => {
    expect(problemsOfActing({ email: ' us@manifold.test ', reason }, own)).toEqual([])
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['us', 'invalid'],
    [' ADMIN@manifold.test', 'oneself'],
  ])('is not %j: %s (T15)', (email, kind) => {
    expect(problemsOfActing({ email, reason }, own)).toEqual([{ field: 'email', kind }])
  })

  it.each([
    ['  ', 'required'],
    [' ok ', 'too-short'],
  ])('asks for more of a reason than %j', (typed, kind) => {
    expect(problemsOfActing({ email: 'us@manifold.test', reason: typed }, own)).toEqual([
      { field: 'reason', kind },
    ])
  })
})

describe('the page for acting', () => {
  it('is there for staff, and while they act, and for nobody else (T15)', () => {
    expect(mayAct(anAccountOfStaff())).toBe(true)
    expect(mayAct(anAccount({ acting: anActing() }))).toBe(true)
    expect(mayAct(anAccount())).toBe(false)
    expect(mayAct(undefined)).toBe(false)
  })
})

describe('where a tab goes on after a change of accounts', () => {
  it.each([
    ['/my-account/quotes/1', 'began', '/my-account/overview'],
    ['/checkout/payment', 'began', '/my-account/overview'],
    ['/MY-ACCOUNT/profile', 'ended', '/my-account/impersonation?ended=ended'],
    ['/shopping-cart', 'time-over', '/my-account/impersonation?ended=time-over'],
    ['/product/tm200', 'ended', '/product/tm200'],
    ['/', 'closed', '/'],
  ] as const)('leads from %s, when acting has %s, to %s (T16)', (path, change, target) => {
    expect(pathAfterChange(path, change)).toBe(target)
  })
})

it('calls an account without a name by its email address', () => {
  expect(fullName(anAccount({ firstName: '', lastName: '' }))).toBe('us@manifold.test')
  expect(fullName(anAccount())).toBe('Una Sorrell')
})
