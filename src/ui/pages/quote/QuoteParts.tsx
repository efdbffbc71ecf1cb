/** The lines and how they are delivered: the same on the quote page and on the draft order page. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { FulfilmentPanel } from './FulfilmentPanel.tsx'
import { ItemTable } from './ItemTable.tsx'
import type { QuoteAtHand } from './use-quote.ts'

export function QuoteParts({ quote }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const { view } = quote
  return (
    <Stack space="xl">
      <div id="quote-items">
        <Panel title={t('quote.items.title', { count: view.rows.length })} padding="none">
          <ItemTable
            quote={quote}
            emptyAction={
              <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
                {t('quote.addProducts')}
              </Link>
            }
          />
        </Panel>
      </div>
      <div id="quote-fulfilment">
        {view.fulfilments.map((fulfilment) => (
          <FulfilmentPanel key={fulfilment.fulfilment.id} quote={quote} fulfilment={fulfilment} />
        ))}
        {view.fulfilments.length === 0 && (
          <Panel title={t('fulfilment.title')}>
            <Text tone="soft">{t('fulfilment.afterItems')}</Text>
          </Panel>
        )}
      </div>
    </Stack>
  )
}
