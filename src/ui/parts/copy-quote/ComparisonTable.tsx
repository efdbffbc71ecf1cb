/** Line by line: what it was, what it is today, and what may take the place of what is sold no more. */
import { useTranslation } from 'react-i18next'
import {
  canCome,
  changeOf,
  type ComparisonChange,
  type ComparisonLine,
  isBroken,
} from '../../../domain/quote/quote-comparison.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { formatDate } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { usePrices } from '../quote/use-prices.ts'
import { Beside } from './Beside.tsx'
import { Replacement } from './Replacement.tsx'
import * as styles from './ComparisonTable.css.ts'
import type { ComparisonChoice } from './comparison-choice.ts'
import type { OnPriced } from './use-taken-prices.ts'

interface ComparisonTableProps extends ComparisonChoice {
  readonly onPriced: OnPriced
  readonly rows: readonly ComparisonLine[]
  readonly currency: string
}

export function ComparisonTable({
  rows,
  currency,
  left,
  onLeave,
  replaced,
  onReplace,
  onPriced,
}: ComparisonTableProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const price = usePrices(currency)
  const terms = usePriceTerms()(currency)
  const changeIn = ({ item, offer }: ComparisonLine) =>
    offer.kind === 'priced' ? changeOf(item, offer.price, today()) : undefined
  return (
    <Table
      caption={t('copy:compare')}
      captionLook="hidden"
      rows={rows}
      rowKey={({ item }) => item.id}
      rowState={({ offer }) => (isBroken(offer) || offer.kind === 'failed' ? 'error' : 'normal')}
      rowMessage={({ item, offer }) => {
        if (offer.kind === 'failed') return failureWords(t, offer.failure, 'copy:notAsked')
        return isBroken(offer) ? (
          <Replacement
            item={item}
            offer={offer}
            currency={currency}
            replaced={replaced}
            onReplace={onReplace}
            onPriced={onPriced}
          />
        ) : undefined
      }}
      columns={[
        {
          key: 'choose',
          head: t('common:choose'),
          headLook: 'hidden',
          width: 'fit',
          cell: (row) => (
            <LineChoice
              item={row.item}
              canCome={canCome(row, replaced)}
              left={left}
              onLeave={onLeave}
            />
          ),
        },
        {
          key: 'product',
          head: t('common:product'),
          namesRow: true,
          cell: ({ item }) => (
            <span className={styles.name}>
              {item.productName}
              <bdi className={styles.code}>{item.modelCode}</bdi>
              {item.customerMaterialNumber !== '' && (
                <span className={styles.own}>
                  {t('quote:item.materialNumber')} <bdi>{item.customerMaterialNumber}</bdi>
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'quantity',
          head: t('common:quantity'),
          look: 'figure',
          cell: ({ item }) => item.quantity,
        },
        {
          key: 'price',
          head: terms.head(t('price:unitPrice')),
          look: 'figure',
          cell: (row) => (
            <Beside
              was={price(row.item.unitPrice)}
              now={changeIn(row) && price(changeIn(row)?.unitPrice.to)}
            />
          ),
        },
        {
          key: 'weeks',
          head: t('price:leadTime'),
          look: 'figure',
          cell: (row) => <LeadTimes item={row.item} change={changeIn(row)} />,
        },
        {
          key: 'stock',
          head: t('copy:stock'),
          look: 'figure',
          cell: (row) => {
            const { from, to } = changeIn(row)?.stock ?? { from: row.item.stock, to: undefined }
            if (from === undefined) return to ?? t('common:none')
            return <Beside was={String(from)} now={String(to ?? t('common:none'))} />
          },
        },
      ]}
    />
  )
}

interface LineChoiceProps extends Pick<ComparisonChoice, 'left' | 'onLeave'> {
  readonly item: QuoteItem
  readonly canCome: boolean
}

/** Whether a line is copied. One that cannot come along is left out until something is taken in its place. */
function LineChoice({ item, canCome: isPossible, left, onLeave }: LineChoiceProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('copy:choose', { name: item.modelCode })}
      labelLook="hidden"
      checked={isPossible && !left.has(item.id)}
      disabled={!isPossible}
      onChange={(isOn) => {
        const next = new Set(left)
        if (isOn) next.delete(item.id)
        else next.add(item.id)
        onLeave(next)
      }}
    />
  )
}

interface LeadTimesProps {
  readonly item: QuoteItem
  readonly change: ComparisonChange | undefined
}

/** The weeks then and now, and the day that the line moves to for it. */
function LeadTimes({ item, change }: LeadTimesProps) {
  const { t, i18n } = useTranslation()
  const weeks = (count: number | undefined) =>
    count === undefined ? t('common:none') : t('price:weeks', { count })
  const day = (date: CalendarDate) => formatDate(date, i18n.language)
  return (
    <>
      <Beside was={weeks(item.leadTime.weeks)} now={change && weeks(change.weeks.to)} />
      {change?.date && (
        <span className={styles.moved}>
          {t('copy:movedTo', { from: day(change.date.from), to: day(change.date.to) })}
        </span>
      )}
    </>
  )
}
