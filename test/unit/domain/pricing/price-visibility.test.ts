import { describe, expect, it } from 'vitest'
import { defaultPriceVisibility as open } from '../../../../src/domain/content/selling-rules.ts'
import { priceVisibility } from '../../../../src/domain/pricing/price-visibility.ts'

it('demands nothing unless the site says so (PRICE-19)', () => {
  expect(open).toEqual({
    loginRequiredForPrice: false,
    showPriceForUnverifiedAccounts: true,
    accountVerificationRequired: false,
  })
  expect(priceVisibility(open, 'everyone', 'visitor')).toEqual({ kind: 'shown' })
})

describe('the price of a sku', () => {
  it.each([
    ['everyone', 'visitor', 'shown'],
    ['signed-in', 'visitor', 'login-needed'],
    ['signed-in', 'unverified', 'shown'],
    ['verified', 'visitor', 'login-needed'],
    ['verified', 'unverified', 'verification-needed'],
    ['verified', 'verified', 'shown'],
    ['nobody', 'verified', 'hidden'],
  ] as const)('for %s is %3$s to a %2$s (PRICE-21)', (audience, onlooker, kind) => {
    expect(priceVisibility(open, audience, onlooker)).toEqual({ kind })
  })

  it.each([
    [{ loginRequiredForPrice: true }, 'visitor', 'login-needed'],
    [{ loginRequiredForPrice: true }, 'unverified', 'shown'],
    [{ showPriceForUnverifiedAccounts: false }, 'unverified', 'verification-needed'],
    [{ showPriceForUnverifiedAccounts: false }, 'visitor', 'login-needed'],
    [{ accountVerificationRequired: true }, 'unverified', 'verification-needed'],
    [{ accountVerificationRequired: true }, 'verified', 'shown'],
  ] as const)('obeys the stricter of site and sku: %j to a %s', (stricter, onlooker, kind) => {
    expect(priceVisibility({ ...open, ...stricter }, 'everyone', onlooker)).toEqual({ kind })
  })
})
