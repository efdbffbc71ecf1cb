/** Leads from an order to the quote that it was. */
import { Link } from '@tanstack/react-router'
import type { Order } from '../../../domain/order/order.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

export function QuoteLink({ quote }: { readonly quote: NonNullable<Order['quote']> }) {
  return (
    <Link
      to="/my-account/quotes/$quoteId"
      params={{ quoteId: quote.id }}
      className={linkLook({ tone: 'plain' })}
    >
      {quote.number}
    </Link>
  )
}
