/** Money as the site writes it; by itself, since a list of products says prices and no dates. */
import { currencyFormat, type SiteSettings } from '../../domain/content/site-settings.ts'
import { formatMoney } from '../../domain/shared/money.ts'

/** A price in the site's mask; undefined when there is none to show, so that a caller says so in words (D10). */
export function formatPrice(
  amount: number | undefined,
  currency: string,
  settings: SiteSettings,
): string | undefined {
  return amount === undefined ? undefined : formatMoney(amount, currencyFormat(settings, currency))
}
