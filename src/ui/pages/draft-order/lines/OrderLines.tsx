/** The lines of a draft: found by keyword, brand and category, edited in their table (DRAFT-12, DRAFT-13, DRAFT-14). */
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeliveryPlan, markedAsLast } from '../../../../domain/draft-order/delivery-plan.ts'
import { isFiltering, type ItemFilter } from '../../../../domain/draft-order/item-filter.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { LinesPanel } from '../../../parts/quote/lines/LinesPanel.tsx'
import type { Jump } from '../../../parts/quote/use-jump.ts'
import { draftOrderTabs } from '../../../addresses/draft-order-search.ts'
import { namesIn, namesText } from '../../../addresses/names-text.ts'
import type { PanelProps } from '../panel-props.ts'
import * as styles from './OrderLines.css.ts'

const [, ...waysOfAdding] = draftOrderTabs

interface OrderLinesProps extends PanelProps {
  readonly plan: DeliveryPlan
}

export function OrderLines({ quote, place, go, plan, onLead }: OrderLinesProps) {
  const { t } = useTranslation()
  const filter: ItemFilter = {
    keyword: place.keyword ?? '',
    brands: namesIn(place.brands),
    categories: namesIn(place.categories),
  }
  useFollowedJump({ quote, go }, filter)
  const latest = useMemo(() => new Set(markedAsLast(plan)), [plan])
  const narrow = (part: Partial<ItemFilter>) => {
    const next = { ...filter, ...part }
    go(
      {
        keyword: next.keyword === '' ? undefined : next.keyword,
        brands: namesText(next.brands),
        categories: namesText(next.categories),
      },
      { replace: part.keyword !== undefined },
    )
  }
  return (
    <LinesPanel
      quote={quote}
      filter={filter}
      onFilter={narrow}
      searchLabel={t('quote:filter.keyword')}
      empty={<NothingYet onLead={onLead} />}
      latest={latest}
    />
  )
}

/** Clears the filter where it may hide the line to jump to. */
function useFollowedJump(
  { quote: { jump }, go }: Pick<PanelProps, 'quote' | 'go'>,
  filter: ItemFilter,
) {
  const follow = useEffectEvent((wish: Jump | undefined) => {
    if (wish?.itemId === undefined || !isFiltering(filter)) return
    go({ keyword: undefined, brands: undefined, categories: undefined })
  })
  // The filter is in the address, which is not React's.
  useEffect(() => follow(jump), [jump])
}

/** The four ways of adding, each with what it is good for. */
function NothingYet({ onLead }: Pick<PanelProps, 'onLead'>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('draftOrder:empty.title')}
      outline="none"
      action={
        <ul className={styles.ways}>
          {waysOfAdding.map((tab) => (
            <li key={tab} className={styles.way}>
              <Button onClick={() => onLead?.(tab)}>{t(`draftOrder:tab.${tab}`)}</Button>
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
