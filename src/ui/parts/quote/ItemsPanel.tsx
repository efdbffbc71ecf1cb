/** The lines of a quote in their panel, in tens (QUOTE-80), or the way to the first one. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageOf } from '../../../domain/shared/paging.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { ItemTable } from './ItemTable.tsx'
import { PageSteps } from './PageSteps.tsx'
import type { QuoteAtHand } from './use-quote.ts'

export function ItemsPanel({ quote }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(1)
  const { view } = quote
  const { rows, page, pageCount, total } = pageOf(view.rows, wanted)
  return (
    <div id="quote-items">
      <Panel
        title={t('quote.items.title', { count: total })}
        padding="none"
        footer={
          pageCount > 1 ? (
            // All lines are here already, so a page of them is no address of its own.
            <PageSteps page={page} pageCount={pageCount} onPage={setWanted} />
          ) : undefined
        }
      >
        {total === 0 ? (
          <NoItems canAdd={view.canEdit} />
        ) : (
          <ItemTable
            quote={quote}
            rows={rows}
            caption={t('quote.items.caption', { count: total })}
          />
        )}
      </Panel>
    </div>
  )
}

function NoItems({ canAdd }: { readonly canAdd: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('quote.items.empty')}
      outline="none"
      action={
        canAdd ? (
          <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
            {t('quote.addProducts')}
          </Link>
        ) : undefined
      }
    >
      {t(canAdd ? 'quote.items.emptyNext' : 'quote.items.emptyClosed')}
    </EmptyState>
  )
}
