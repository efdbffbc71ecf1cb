/** The lines of a draft: found by keyword, brand and category, ten to a page, and dated many at once (DRAFT-12, DRAFT-13, DRAFT-14). */
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  filterChoices,
  filteredItems,
  type ItemFilter,
  noFilter,
} from '../../../../domain/draft-order/item-filter.ts'
import type { DeliveryPlan } from '../../../../domain/draft-order/delivery-plan.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { pageOf, pageOfIndex } from '../../../../domain/shared/paging.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Panel } from '../../../components/Panel/Panel.tsx'
import { ClearLines } from '../../../parts/quote/ClearLines.tsx'
import { ItemTable } from '../../../parts/quote/ItemTable.tsx'
import { PageSteps } from '../../../parts/quote/PageSteps.tsx'
import type { Jump } from '../../../parts/quote/use-jump.ts'
import { draftOrderTabs, namesIn, namesText } from '../../../routes/draft-order-search.ts'
import type { PanelProps } from '../panel-props.ts'
import { LateWishes } from './LateWishes.tsx'
import { LineFilter } from './LineFilter.tsx'
import * as styles from './OrderLines.css.ts'
import { SharedDate } from './SharedDate.tsx'
import { useSelectColumn } from './use-select-column.tsx'

const [, ...waysOfAdding] = draftOrderTabs

interface OrderLinesProps extends PanelProps {
  readonly plan: DeliveryPlan
}

export function OrderLines({ quote, place, go, plan }: OrderLinesProps) {
  const { t } = useTranslation()
  const { view } = quote
  const filter: ItemFilter = {
    keyword: place.keyword ?? '',
    brands: namesIn(place.brands),
    categories: namesIn(place.categories),
  }
  const items = view.rows.map(({ item }) => item)
  const shown = new Set(filteredItems(items, filter))
  const found = view.rows.filter(({ item }) => shown.has(item))
  const { rows, page, pageCount } = pageOf(found, place.page ?? 1)
  useFollowedJump({ quote, go }, { found, rows })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const select = useSelectColumn(chosen, setChosen)
  const narrow = (part: Partial<ItemFilter>) => {
    const next = { ...filter, ...part }
    go(
      {
        keyword: next.keyword === '' ? undefined : next.keyword,
        brands: namesText(next.brands),
        categories: namesText(next.categories),
        page: undefined,
      },
      { replace: part.keyword !== undefined },
    )
  }
  return (
    <div id="quote-items">
      <Panel
        title={titleOf(t, found.length, items.length)}
        padding="none"
        actions={<ClearLines quote={quote} />}
        footer={
          pageCount > 1 ? (
            <PageSteps
              page={page}
              pageCount={pageCount}
              onPage={(next) => go({ page: next === 1 ? undefined : next })}
            />
          ) : undefined
        }
      >
        {items.length > 0 && (
          <>
            <LineFilter filter={filter} choices={filterChoices(items, filter)} onChange={narrow} />
            <SharedDate quote={quote} found={found} chosen={chosen} onChoose={setChosen} />
            <LateWishes quote={quote} plan={plan} />
          </>
        )}
        {items.length === 0 && <NothingYet go={go} />}
        {items.length > 0 && found.length === 0 && (
          <NothingFound onReset={() => narrow(noFilter)} />
        )}
        {found.length > 0 && (
          <ItemTable
            quote={quote}
            rows={rows}
            caption={t('quote:items.caption', { count: found.length })}
            lead={select}
            latest={plan.waves.length > 1 ? new Set(plan.latest) : undefined}
          />
        )}
      </Panel>
    </div>
  )
}

/** Turns to the page of the line to jump to, and clears the filter where that hides it. */
function useFollowedJump(
  { quote: { jump, view }, go }: Pick<PanelProps, 'quote' | 'go'>,
  shown: Readonly<Record<'found' | 'rows', readonly QuoteRowView[]>>,
) {
  const follow = useEffectEvent((wish: Jump | undefined) => {
    const isIt = ({ item }: QuoteRowView) => item.id === wish?.itemId
    if (!view.rows.some(isIt) || shown.rows.some(isIt)) return
    const unfiltered = { keyword: undefined, brands: undefined, categories: undefined }
    if (shown.found.some(isIt)) go({ page: pageOfIndex(shown.found.findIndex(isIt)) })
    else go({ ...unfiltered, page: pageOfIndex(view.rows.findIndex(isIt)) })
  })
  // The page of the lines is in the address, which is not React's.
  useEffect(() => follow(jump), [jump])
}

function titleOf(t: TFunction, found: number, total: number): string {
  return found === total
    ? t('quote:items.title', { count: total })
    : t('draftOrder:items.found', { found, total })
}

/** The four ways of adding, each with what it is good for. */
function NothingYet({ go }: Pick<PanelProps, 'go'>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('draftOrder:empty.title')}
      outline="none"
      action={
        <ul className={styles.ways}>
          {waysOfAdding.map((tab) => (
            <li key={tab} className={styles.way}>
              <Button onClick={() => go({ tab })}>{t(`draftOrder:tab.${tab}`)}</Button>
              <span>{t(`draftOrder:empty.${tab}`)}</span>
            </li>
          ))}
        </ul>
      }
    >
      {t('draftOrder:empty.next')}
    </EmptyState>
  )
}

function NothingFound({ onReset }: { readonly onReset: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('draftOrder:filter.none')}
      outline="none"
      action={<Button onClick={onReset}>{t('draftOrder:filter.reset')}</Button>}
    >
      {t('draftOrder:filter.noneNext')}
    </EmptyState>
  )
}
