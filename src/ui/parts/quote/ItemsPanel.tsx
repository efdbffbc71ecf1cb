/** The lines of a quote in their panel, in tens (QUOTE-80), or the way to the first one. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageOf } from '../../../domain/shared/paging.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { ItemTable } from './ItemTable.tsx'
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
          pageCount > 1 ? <Pages page={page} pageCount={pageCount} onPage={setWanted} /> : undefined
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

interface PagesProps {
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
}

/** All lines are here already, so a page of them is no address of its own. */
function Pages({ page, pageCount, onPage }: PagesProps) {
  const { t } = useTranslation()
  return (
    <Inline justify="between">
      <Button
        size="sm"
        onClick={() => onPage(page - 1)}
        {...reasonAt(page <= 1, t('quote.items.firstPage'))}
      >
        {t('paging.previous')}
      </Button>
      <Text size="small" tone="soft">
        {t('paging.summary', { page, pageCount })}
      </Text>
      <Button
        size="sm"
        onClick={() => onPage(page + 1)}
        {...reasonAt(page >= pageCount, t('quote.items.lastPage'))}
      >
        {t('paging.next')}
      </Button>
    </Inline>
  )
}

function reasonAt(isAtEnd: boolean, reason: string) {
  return isAtEnd ? { reason, reasonLook: 'announced' as const } : {}
}
