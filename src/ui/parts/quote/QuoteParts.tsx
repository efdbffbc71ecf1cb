/** Lines, delivery, sums and submission: the same on the quote page and on the draft order page. */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { isSameBesideLines } from './beside-rows.ts'
import { FulfilmentPanel } from './FulfilmentPanel.tsx'
import { ItemsPanel } from './ItemsPanel.tsx'
import * as styles from './QuoteParts.css.ts'
import { SubmitCard } from './SubmitCard.tsx'
import { QuotePromotions } from './QuotePromotions.tsx'
import { Totals } from './Totals.tsx'
import { usePieces } from './use-pieces.ts'
import type { OpenQuote } from './use-quote.ts'

interface QuotePartsProps {
  readonly quote: OpenQuote
  /** Where the button is that submits, where the status allows it: none on a page that only reads. */
  readonly submitButton: 'card' | 'bar' | 'none'
}

export function QuoteParts(props: QuotePartsProps) {
  const pieces = usePieces(2, props.quote.view.rows.length)
  return (
    <Stack space="xl">
      <ItemsPanel quote={props.quote} />
      {pieces === 2 && <QuoteClosing {...props} />}
    </Stack>
  )
}

/** Everything below the lines. */
export const QuoteClosing = memo(function QuoteClosing({ quote, submitButton }: QuotePartsProps) {
  const sums = useKeptFocus<HTMLDivElement>(quote.view.quote.promotionCodes.join())
  return (
    <div className={styles.below}>
      <div className={styles.delivery} id="quote-fulfilment">
        <Delivery quote={quote} />
      </div>
      <div className={styles.sums} ref={sums}>
        <div className={styles.inView}>
          <Totals
            lines={quote.view.totals}
            isVat={quote.view.quote.totals.isVat}
            currency={quote.view.quote.currency}
            promotions={quote.view.quote.promotionCodes}
            promotionEditor={quote.view.canEdit ? <QuotePromotions quote={quote} /> : undefined}
          />
        </div>
      </div>
      {submitButton !== 'none' && (
        <div className={styles.submission}>
          <SubmitCard quote={quote} hasButton={submitButton === 'card'} />
        </div>
      )}
    </div>
  )
}, isSameBesideLines)

interface DeliveryProps {
  readonly quote: OpenQuote
}

/** How each part reaches the customer; of the quote it needs to know little more. */
const Delivery = memo(function Delivery({ quote }: DeliveryProps) {
  const { t } = useTranslation()
  const { fulfilments } = quote.view
  return (
    <Stack space="lg">
      {fulfilments.map((fulfilment) => (
        <FulfilmentPanel key={fulfilment.fulfilment.id} quote={quote} fulfilment={fulfilment} />
      ))}
      {fulfilments.length === 0 && (
        <Panel title={t('quote:fulfilment.title')}>
          <Text tone="soft">{t('quote:fulfilment.afterItems')}</Text>
        </Panel>
      )}
    </Stack>
  )
}, isSameDelivery)

function isSameDelivery({ quote: before }: DeliveryProps, { quote: after }: DeliveryProps) {
  return (
    before.editing === after.editing &&
    before.actor === after.actor &&
    before.view.quote.id === after.view.quote.id &&
    before.view.canEdit === after.view.canEdit &&
    before.view.fulfilments === after.view.fulfilments
  )
}
