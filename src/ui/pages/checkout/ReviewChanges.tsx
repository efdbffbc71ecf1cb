/** What is not as the customer has seen it: old and new side by side, and the way to say that this is fine. */
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../../domain/cart/cart.ts'
import type { ReviewChange } from '../../../domain/checkout/review-changes.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Table } from '../../components/Table/Table.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'

interface ReviewChangesProps {
  readonly changes: readonly ReviewChange[]
  readonly currency: string
  readonly onAccept: () => void
}

interface Row {
  readonly id: string
  readonly what: string
  readonly previous: string
  readonly present: string
}

export function ReviewChanges({ changes, currency, onAccept }: ReviewChangesProps) {
  const { t } = useTranslation()
  const price = usePrices(currency)
  if (changes.length === 0) return null
  const rowOf = (change: ReviewChange): Row => {
    const what = 'item' in change ? `${change.item.productName} ${codeOf(change.item)}` : ''
    const pieces = (count: number) => t('price:pieces', { count })
    switch (change.kind) {
      case 'price':
        return {
          id: `price ${change.item.id}`,
          what: t('checkout:changed.price', { name: what }),
          previous: price(change.previous),
          present: price(change.present),
        }
      case 'quantity':
        return {
          id: `quantity ${change.item.id}`,
          what,
          previous: pieces(change.previous),
          present: pieces(change.present),
        }
      case 'gone':
      case 'unsold':
        return {
          id: `gone ${change.item.id}`,
          what,
          previous: pieces(change.item.quantity),
          present: t(`checkout:changed.${change.kind}`),
        }
      case 'added':
        return {
          id: `added ${change.item.id}`,
          what,
          previous: t('common:none'),
          present: pieces(change.item.quantity),
        }
      case 'freight':
      case 'total':
        return {
          id: change.kind,
          what: t(change.kind === 'freight' ? 'price:sum.freight' : 'checkout:changed.total'),
          previous: price(change.previous),
          present: price(change.present),
        }
    }
  }
  const columns: readonly Column<Row>[] = [
    { key: 'what', head: t('checkout:changed.what'), cell: ({ what }) => what, namesRow: true },
    { key: 'previous', head: t('checkout:changed.before'), cell: ({ previous }) => previous },
    { key: 'present', head: t('checkout:changed.now'), cell: ({ present }) => present },
  ]
  return (
    <Notice
      tone="warning"
      title={t('checkout:changed.title')}
      actions={<Button onClick={onAccept}>{t('checkout:changed.accept')}</Button>}
    >
      <Table
        caption={t('checkout:changed.title')}
        captionLook="hidden"
        columns={columns}
        rows={changes.map(rowOf)}
        rowKey={({ id }) => id}
      />
    </Notice>
  )
}
