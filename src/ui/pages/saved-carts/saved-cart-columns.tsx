/** The columns of the saved carts: name, day, pieces, total. */
import { useTranslation } from 'react-i18next'
import type { SavedCart } from '../../../domain/cart/saved-cart.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { formatInstantDate } from '../../i18n/format-instant.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useTotalHead } from '../../parts/pricing/use-total-head.ts'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './SavedCartsPage.css.ts'

export function useSavedCartColumns(): readonly Column<SavedCart>[] {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const totalHead = useTotalHead()
  const none = t('common:none')
  return [
    {
      key: 'name',
      head: t('cart:saved.name'),
      namesRow: true,
      cell: ({ name }) => <bdi className={styles.name}>{name || none}</bdi>,
    },
    {
      key: 'date',
      head: t('cart:saved.column.date'),
      look: 'figure',
      align: 'start',
      cell: ({ savedAt }) => formatInstantDate(savedAt, i18n.language) || none,
    },
    {
      key: 'pieces',
      head: t('cart:saved.column.pieces'),
      look: 'figure',
      cell: ({ pieces }) => pieces ?? none,
    },
    {
      key: 'total',
      head: totalHead(t('quotes:column.total')),
      look: 'figure',
      cell: ({ total, currency }) => formatPrice(total, currency, settings) ?? none,
    },
  ]
}
