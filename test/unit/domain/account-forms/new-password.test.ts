import { describe, expect, it } from 'vitest'
import { problemsOfNewPassword } from '../../../../src/domain/account/new-password.ts'

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
