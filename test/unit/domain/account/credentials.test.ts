import { describe, expect, it } from 'vitest'
import { credentialProblems, emailProblem } from '../../../../src/domain/account/credentials.ts'

describe('an email', () => {
  it.each(['', '   '])('is required: %j (AUTH-09)', (email) => {
    expect(emailProblem(email)).toBe('required')
  })

  it.each([
    'una',
    'una@',
    '@manifold.test',
    'una@@manifold.test',
    'una manifold.test',
    'una@-a.test',
  ])('must be a valid one, which %j is not (AUTH-09)', (email) => {
    expect(emailProblem(email)).toBe('invalid')
  })

  it.each(['us@manifold.test', ' us@manifold.test ', 'u.s+1@sub.manifold.test', 'us@localhost'])(
    'may be %j',
    (email) => {
      expect(emailProblem(email)).toBeUndefined()
    },
  )
})

describe('a password', () => {
  it('is required (AUTH-10)', () => {
    expect(credentialProblems('us@manifold.test', '')).toEqual({
      email: undefined,
      password: 'required',
    })
  })

  it('may be blanks, for it is not ours to judge', () => {
    expect(credentialProblems('us@manifold.test', '  ').password).toBeUndefined()
  })
})
