/** Lines, delivery, sums and submission: the same on the quote page and on the draft order page. */
import { useTranslation } from 'react-i18next'
import { Column, Columns } from '../../components/Columns/Columns.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { FulfilmentPanel } from './FulfilmentPanel.tsx'
import { ItemsPanel } from './ItemsPanel.tsx'
import { SubmitCard } from './SubmitCard.tsx'
import { Totals } from './Totals.tsx'
import type { QuoteAtHand } from './use-quote.ts'

interface QuotePartsProps {
  readonly quote: QuoteAtHand
  /** Whether there is a card that submits, where the status allows it. */
  readonly isSubmittedHere: boolean
}

export function QuoteParts({ quote, isSubmittedHere }: QuotePartsProps) {
  return (
    <Stack space="xl">
      <ItemsPanel quote={quote} />
      <Columns>
        <Column span={8}>
          <Delivery quote={quote} />
        </Column>
        <Column span={4} stays>
          <Stack space="lg">
            <Totals view={quote.view} />
            {isSubmittedHere && <SubmitCard quote={quote} />}
          </Stack>
        </Column>
      </Columns>
    </Stack>
  )
}

function Delivery({ quote }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const { fulfilments } = quote.view
  return (
    <div id="quote-fulfilment">
      <Stack space="lg">
        {fulfilments.map((fulfilment) => (
          <FulfilmentPanel key={fulfilment.fulfilment.id} quote={quote} fulfilment={fulfilment} />
        ))}
        {fulfilments.length === 0 && (
          <Panel title={t('fulfilment.title')}>
            <Text tone="soft">{t('fulfilment.afterItems')}</Text>
          </Panel>
        )}
      </Stack>
    </div>
  )
}
