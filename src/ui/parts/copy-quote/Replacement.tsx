/** A line that cannot stay as it was: why, and what its customer takes in its place, with its price. */
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import {
  type BrokenOffer,
  changeOf,
  type LineInstead,
} from '../../../domain/quote/quote-comparison.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'
import { Text } from '../../components/Text/Text.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { InsteadChoice } from '../instead/InsteadChoice.tsx'
import { usePrices } from '../quote/use-prices.ts'
import type { ComparisonChoice } from './comparison-choice.ts'
import type { OnPriced } from './use-taken-prices.ts'
import * as styles from './ComparisonTable.css.ts'

interface ReplacementProps extends Pick<ComparisonChoice, 'replaced' | 'onReplace'> {
  readonly item: QuoteItem
  readonly offer: BrokenOffer
  readonly currency: string
  readonly onPriced: OnPriced
}

export function Replacement(props: ReplacementProps) {
  const { item, offer, currency, replaced, onReplace, onPriced } = props
  const { t } = useTranslation()
  const chosen = replaced.get(item.id)
  const successor = offer.kind === 'gone' ? offer.successor : undefined
  const choose = (value: string) => {
    const next = new Map(replaced)
    if (value === '') next.delete(item.id)
    else
      next.set(
        item.id,
        offer.kind === 'gone'
          ? { modelCode: value, skuId: successor?.skuId }
          : { quantity: Number(value) },
      )
    onReplace(next)
  }
  return (
    <div className={styles.replacement}>
      <InsteadChoice
        offer={offer}
        productName={item.productName}
        modelCode={item.modelCode}
        value={chosen?.modelCode ?? chosen?.quantity?.toString() ?? ''}
        onChoose={choose}
        emptyText={t('copy:leaveOut')}
      />
      {/* The price of another model or quantity is another question. */}
      {chosen && (
        <PriceInstead
          key={`${chosen.modelCode} ${chosen.quantity}`}
          item={item}
          instead={chosen}
          currency={currency}
          onPriced={onPriced}
        />
      )}
    </div>
  )
}

interface PriceInsteadProps {
  readonly item: QuoteItem
  readonly instead: LineInstead
  readonly currency: string
  readonly onPriced: OnPriced
}

/** What the replacement costs today and when it comes, beside what the line has cost and when it was wished for. */
function PriceInstead({ item, instead, currency, onPriced }: PriceInsteadProps) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const { comparisons } = useServices()
  const price = usePrices(currency)
  const { modelCode, skuId, quantity } = instead
  const ask = useCallback(
    (signal: AbortSignal) =>
      withLazy(comparisons, ({ offer }) => offer(item, { modelCode, skuId, quantity }, signal)),
    [comparisons, item, modelCode, skuId, quantity],
  )
  const [reading] = useProgram(ask)
  const offer = reading.kind === 'read' ? reading.answer : undefined
  const found = offer?.kind === 'priced' ? offer.price : undefined
  // The sums of the whole quote count it.
  useEffect(() => {
    if (found) onPriced(item.id, { modelCode, quantity }, found)
  }, [found, item.id, modelCode, onPriced, quantity])
  if (reading.kind === 'waiting') return <Text size="small">{t('price:calculating')}</Text>
  if (!found) return <Text size="small">{t('copy:notPriced')}</Text>
  const { unitPrice, weeks, date, stock } = changeOf(item, found, today())
  const inWeeks = (count: number) => t('price:weeks', { count })
  const day = (each: CalendarDate) => formatDate(each, i18n.language)
  const weeksBefore =
    weeks.from !== undefined && weeks.from !== weeks.to
      ? [t('copy:was', { value: inWeeks(weeks.from) })]
      : []
  return (
    <Text size="small">
      {[
        t('copy:eachInstead', { price: price(unitPrice.to), was: price(unitPrice.from) }),
        ...(weeks.to === undefined ? [] : [[inWeeks(weeks.to), ...weeksBefore].join(', ')]),
        ...(date ? [t('copy:movedTo', { from: day(date.from), to: day(date.to) })] : []),
        ...(stock.to === undefined
          ? []
          : [t('common:named', { name: t('copy:stock'), text: String(stock.to) })]),
      ].join(' · ')}
    </Text>
  )
}
