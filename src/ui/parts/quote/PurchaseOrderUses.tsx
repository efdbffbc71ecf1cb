/** Which other orders and quotes of the account carry a PO number. It says nothing until that is known, nor of a failure. */
import { Link } from '@tanstack/react-router'
import { Fragment, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type PurchaseOrderUse, usesElsewhere } from '../../../domain/quote/purchase-order.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useProgram } from '../../use-program.ts'
import * as styles from './PurchaseOrderUses.css.ts'
import type { OpenQuote } from './use-quote.ts'

interface PurchaseOrderUsesProps {
  readonly quote: Pick<OpenQuote, 'editing' | 'view'>
  /** Another number is another hint: give it as the key, too. */
  readonly number: string
  readonly look?: 'below' | 'beside'
}

export function PurchaseOrderUses({ quote, number, look = 'below' }: PurchaseOrderUsesProps) {
  const { editing, view } = quote
  const { t } = useTranslation()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => editing.usesOfPurchaseOrder(number, signal),
      [editing, number],
    ),
  )
  const uses = reading.kind === 'read' ? usesElsewhere(reading.answer, view.quote.id) : []
  if (uses.length === 0) return null
  return (
    <p role="status" className={look === 'beside' ? styles.hintBeside : styles.hint}>
      {t('quote:purchaseOrder.alsoOn')}{' '}
      {uses.map((use, at) => (
        <Fragment key={use.id}>
          {at > 0 && ', '}
          <UseLink use={use} />
        </Fragment>
      ))}
    </p>
  )
}

function UseLink({ use }: { readonly use: PurchaseOrderUse }) {
  const { t } = useTranslation()
  const look = linkLook({ tone: 'plain' })
  return use.orderNumber === '' ? (
    <Link to="/my-account/quotes/$quoteId" params={{ quoteId: use.id }} className={look}>
      {t('quote:quoteLink', { name: use.quoteName })}
    </Link>
  ) : (
    <Link to="/my-account/orders/$orderId" params={{ orderId: use.id }} className={look}>
      {t('common:orderNumbered', { number: use.orderNumber })}
    </Link>
  )
}
