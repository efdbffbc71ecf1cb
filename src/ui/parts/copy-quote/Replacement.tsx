/** A line that cannot stay as it was: why, and what its customer takes in its place, with its price. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import type { BrokenOffer, LineInstead } from '../../../domain/quote/quote-comparison.ts'
import { Text } from '../../components/Text/Text.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { InsteadChoice } from '../instead/InsteadChoice.tsx'
import { usePrices } from '../quote/use-prices.ts'
import type { ComparisonChoice } from './comparison-choice.ts'
import * as styles from './ComparisonTable.css.ts'

interface ReplacementProps extends Pick<ComparisonChoice, 'replaced' | 'onReplace'> {
  readonly item: QuoteItem
  readonly offer: BrokenOffer
  readonly currency: string
}

export function Replacement({ item, offer, currency, replaced, onReplace }: ReplacementProps) {
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
        />
      )}
    </div>
  )
}

interface PriceInsteadProps {
  readonly item: QuoteItem
  readonly instead: LineInstead
  readonly currency: string
}

/** What the replacement costs today, beside what the line has cost. */
function PriceInstead({ item, instead, currency }: PriceInsteadProps) {
  const { t } = useTranslation()
  const { comparisons } = useServices()
  const price = usePrices(currency)
  const { modelCode, skuId, quantity } = instead
  const ask = useCallback(
    (signal: AbortSignal) =>
      withLazy(comparisons, ({ offer }) => offer(item, { modelCode, skuId, quantity }, signal)),
    [comparisons, item, modelCode, skuId, quantity],
  )
  const [reading] = useProgram(ask)
  if (reading.kind === 'waiting') return <Text size="small">{t('price:calculating')}</Text>
  const offer = reading.kind === 'read' ? reading.answer : undefined
  if (offer?.kind !== 'priced') return <Text size="small">{t('copy:notPriced')}</Text>
  const { parts, leadTime } = offer.price
  return (
    <Text size="small">
      {[
        t('copy:eachInstead', { price: price(parts?.unitPrice), was: price(item.unitPrice) }),
        ...(leadTime.weeks === undefined ? [] : [t('price:weeks', { count: leadTime.weeks })]),
      ].join(' · ')}
    </Text>
  )
}
