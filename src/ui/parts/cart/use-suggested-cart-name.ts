/** What a cart is called that has no name: by the day on which it is set aside. */
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'

export function useSuggestedCartName(): string {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  return t('cart:saved.suggested', { date: formatDate(today(), i18n.language) })
}
