/** What the site demands of those who look and buy: who sees prices, and how quantities are asked for. */

/** What the site demands of those who want to see prices (PRICE-19). */
export interface PriceVisibilitySettings {
  readonly loginRequiredForPrice: boolean
  readonly showPriceForUnverifiedAccounts: boolean
  readonly accountVerificationRequired: boolean
}

export const defaultPriceVisibility: PriceVisibilitySettings = {
  loginRequiredForPrice: false,
  showPriceForUnverifiedAccounts: true,
  accountVerificationRequired: false,
}

/** Whether the site shows prices to verified accounts only. */
export function demandsVerification({
  accountVerificationRequired,
  showPriceForUnverifiedAccounts,
}: PriceVisibilitySettings): boolean {
  return accountVerificationRequired || !showPriceForUnverifiedAccounts
}

/** Countries whose tax is told as value added tax, unless the site names others (PRICE-24, O-30). */
export const defaultVatCountries: readonly string[] = ['GB', 'IE', 'AD']

/** How a product card asks for a quantity: typed unless the site says otherwise (CONF-14). */
export interface CardQuantitySettings {
  /** Whether stock limits the quantity that can be requested (CAT-28, CAT-29). */
  readonly isStockLimiting: boolean
  readonly quantityInput: 'text' | 'dropdown'
}

export const defaultCardQuantity: CardQuantitySettings = {
  isStockLimiting: false,
  quantityInput: 'text',
}
