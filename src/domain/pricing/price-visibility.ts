/** Who may see the plain price of a sku. Prices of configured models are never a visitor's (O-10). */
import type { Account } from '../account/account.ts'
import type { PriceAudience } from '../catalogue/price-audience.ts'
import { demandsVerification, type PriceVisibilitySettings } from '../content/selling-rules.ts'

export type Onlooker = 'visitor' | 'unverified' | 'verified'

/** Who looks at a price: a visitor, or a customer whose account is verified or not. */
export function onlookerOf(account: Pick<Account, 'isVerified'> | undefined): Onlooker {
  if (account === undefined) return 'visitor'
  return account.isVerified ? 'verified' : 'unverified'
}

export type PriceVisibility =
  | { readonly kind: 'shown' }
  | { readonly kind: 'login-needed' }
  | { readonly kind: 'verification-needed' }
  | { readonly kind: 'hidden' }

/**
 * Whether a price is shown, and if not what would help. Of site and sku the stricter one rules
 * (PRICE-19, PRICE-21, O-10).
 */
export function priceVisibility(
  settings: PriceVisibilitySettings,
  audience: PriceAudience,
  onlooker: Onlooker,
): PriceVisibility {
  if (audience === 'nobody') return { kind: 'hidden' }
  const needsVerified = audience === 'verified' || demandsVerification(settings)
  const needsLogin = needsVerified || audience === 'signed-in' || settings.loginRequiredForPrice
  if (onlooker === 'visitor') return needsLogin ? { kind: 'login-needed' } : { kind: 'shown' }
  return needsVerified && onlooker === 'unverified'
    ? { kind: 'verification-needed' }
    : { kind: 'shown' }
}
