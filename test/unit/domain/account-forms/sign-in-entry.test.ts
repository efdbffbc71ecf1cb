import { describe, expect, it } from 'vitest'
import { isEmailAddress } from '../../../../src/domain/account/email-address.ts'
import {
  problemOfEmail,
  problemsOfNewPassword,
  problemsOfSignIn,
} from '../../../../src/domain/account/sign-in-entry.ts'

describe('an e-mail address', () => {
  it.each(['a@b', 'una.sorrell+orders@northfield.test', ' us@manifold.test ', 'o_k!@x-1.io'])(
    'is %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true)
    },
  )

  it.each(['una', '@northfield.test', 'una@', 'u na@b.test', 'una@-b.test', 'a@b..c', 'a@b@c'])(
    'is not %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(false)
    },
  )
})

describe('signing in', () => {
  it('needs an e-mail address (AUTH-09)', () => {
    expect(problemsOfSignIn({ email: ' ', password: 'secret' })).toEqual([
      { field: 'email', kind: 'required' },
    ])
  })

  it('needs an e-mail address that is one (AUTH-09)', () => {
    expect(problemsOfSignIn({ email: 'una', password: 'secret' })).toEqual([
      { field: 'email', kind: 'invalid-email' },
    ])
  })

  it('needs a password (AUTH-10)', () => {
    expect(problemsOfSignIn({ email: 'us@manifold.test', password: '' })).toEqual([
      { field: 'password', kind: 'required' },
    ])
  })

  it('takes a password of blanks, for blanks are part of it', () => {
    expect(problemsOfSignIn({ email: 'us@manifold.test', password: ' ' })).toEqual([])
  })

  it('names everything that is wrong, in the order of the fields', () => {
    expect(problemsOfSignIn({ email: '', password: '' }).map(({ field }) => field)).toEqual([
      'email',
      'password',
    ])
  })
})

it('asks a forgotten password for an e-mail address that is one', () => {
  expect(['', 'una', 'us@manifold.test'].map(problemOfEmail)).toEqual([
    'required',
    'invalid-email',
    undefined,
  ])
})

describe('a new password', () => {
  it('must be typed twice alike (AUTH-12)', () => {
    expect(problemsOfNewPassword({ password: 'Secret', confirmation: 'secret' })).toEqual([
      { field: 'confirmation', kind: 'different' },
    ])
    expect(problemsOfNewPassword({ password: 'Secret', confirmation: 'Secret' })).toEqual([])
  })

  it('is needed, and so is the second one', () => {
    expect(problemsOfNewPassword({ password: '', confirmation: '' })).toEqual([
      { field: 'password', kind: 'required' },
      { field: 'confirmation', kind: 'required' },
    ])
  })
})
