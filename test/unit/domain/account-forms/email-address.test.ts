import { describe, expect, it } from 'vitest'
import { isEmailAddress } from '../../../../src/domain/account/email-address.ts'

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
