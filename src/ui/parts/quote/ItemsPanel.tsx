/** The lines of a quote in their panel, in tens (QUOTE-80), or the way to the first one. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageOf, pageOfIndex } from '../../../domain/shared/paging.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { ClearLines } from './ClearLines.tsx'
import { ItemTable } from './ItemTable.tsx'
import { PageSteps } from './PageSteps.tsx'
import type { OpenQuote } from './use-quote.ts'

export function ItemsPanel({ quote }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(1)
  const { view, jump } = quote
  const [followed, setFollowed] = useState(jump)
  if (jump !== followed) {
    setFollowed(jump)
    const index = view.rows.findIndex(({ item }) => item.id === jump?.itemId)
    if (index >= 0) setWanted(pageOfIndex(index))
  }
  const { rows, page, pageCount, total } = pageOf(view.rows, wanted)
  return (
    <div id="quote-items">
      <Panel
        title={t('quote:items.title', { count: total })}
        padding="none"
        actions={<ClearLines quote={quote} />}
        footer={
          pageCount > 1 ? (
            // All lines are here already, so a page of them is no address of its own.
            <PageSteps page={page} pageCount={pageCount} onPage={setWanted} />
          ) : undefined
        }
      >
        {total === 0 ? (
          <NoItems view={view} />
        ) : (
          <ItemTable
            quote={quote}
            rows={rows}
            caption={t('quote:items.caption', { count: total })}
          />
        )}
      </Panel>
    </div>
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
