import { describe, expect, it } from 'vitest'
import {
  problemsOfNewPassword,
  problemsOfPasswordChange,
} from '../../../../src/domain/account/new-password.ts'

describe('a new password', () => {
  it('must be typed twice alike (AUTH-12)', () => {
    expect(problemsOfNewPassword({ password: 'Secret-1', confirmation: 'secret-1' })).toEqual([
      { field: 'confirmation', kind: 'different' },
    ])
    expect(problemsOfNewPassword({ password: 'Secret-1', confirmation: 'Secret-1' })).toEqual([])
  })

  it('is needed, and so is the second one', () => {
    expect(problemsOfNewPassword({ password: '', confirmation: '' })).toEqual([
      { field: 'password', kind: 'required' },
      { field: 'confirmation', kind: 'required' },
    ])
  })

  it('has eight characters at least', () => {
    const seven = { password: '1234567', confirmation: '1234567' }
    expect(problemsOfNewPassword(seven)).toEqual([{ field: 'password', kind: 'too-short' }])
  })

  it('asks who is signed in for the present one first', () => {
    expect(problemsOfPasswordChange({ present: '', password: 'short', confirmation: '' })).toEqual([
      { field: 'present', kind: 'required' },
      { field: 'password', kind: 'too-short' },
      { field: 'confirmation', kind: 'required' },
    ])
    const right = { present: 'x', password: 'Secret-1', confirmation: 'Secret-1' }
    expect(problemsOfPasswordChange(right)).toEqual([])
  })
})
