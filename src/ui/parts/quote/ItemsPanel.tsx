/** The lines of a quote on its own page, or the way to the first one. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ItemFilter, noFilter } from '../../../domain/draft-order/item-filter.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { LinesPanel } from './lines/LinesPanel.tsx'
import type { OpenQuote } from './use-quote.ts'

export function ItemsPanel({ quote }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const { view, jump } = quote
  const [filter, setFilter] = useState<ItemFilter>(noFilter)
  const [followed, setFollowed] = useState(jump)
  if (jump !== followed) {
    setFollowed(jump)
    // A line that is led to may be one that the filter hides.
    if (jump?.itemId !== undefined) setFilter(noFilter)
  }
  return (
    <LinesPanel
      quote={quote}
      filter={filter}
      onFilter={(part) => setFilter({ ...filter, ...part })}
      searchLabel={t('quote:lines.find')}
      empty={<NoItems view={view} />}
    />
  )
}

/** A draft is filled as a draft order; to another quote one adds from the shop. */
function NoItems({ view: { canEdit, canOpenDraftOrder, quote } }: Pick<OpenQuote, 'view'>) {
  const { t } = useTranslation()
  const look = buttonLook({ tone: 'primary' })
  const wayOn = canOpenDraftOrder ? (
    <Link
      to="/my-account/draftorder/$quoteId"
      params={{ quoteId: quote.id }}
      search={{ tab: 'add-products' }}
      className={look}
    >
      {t('quote:addProducts')}
    </Link>
  ) : (
    <Link to="/shop" className={look}>
      {t('quote:addProducts')}
    </Link>
  )
  return (
    <EmptyState title={t('quote:items.empty')} outline="none" action={canEdit ? wayOn : undefined}>
      {t(canEdit ? 'quote:items.emptyNext' : 'quote:items.emptyClosed')}
    </EmptyState>
  )
}
