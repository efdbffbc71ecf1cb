import { useTranslation } from 'react-i18next'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { CalculatorIcon } from '../../components/Icon/icons.ts'
import { LastQuoteButton } from '../../parts/add-to-quote/LastQuoteButton.tsx'
import type { QuoteAdding } from '../../parts/add-to-quote/use-quote-adding.ts'
import * as styles from './PricePanel.css.ts'

interface PriceButtonsProps {
  readonly view: PricePanelView
  readonly adding: QuoteAdding
  readonly hasCountry: boolean
  /** Whether the main way on stands above, so that none of these does. */
  readonly isCartFirst: boolean
  readonly onCalculate: () => void
  readonly onAddToQuote: () => void
}

/** The dialog for any quote, another calculation, and one press to the quote used last (PRICE-01, PRICE-03). */
export function PriceButtons(props: PriceButtonsProps) {
  const { view, adding, hasCountry, isCartFirst, onCalculate, onAddToQuote } = props
  const { t } = useTranslation()
  const hasLastQuote = adding.lastUsed !== undefined || adding.pressed !== undefined
  const isAdding = view.onePress === 'adding' ? t('price:addToQuoteDialog.adding') : undefined
  return (
    <div className={styles.buttons}>
      {view.isAddOffered && (
        <Button
          tone={isCartFirst || hasLastQuote ? 'secondary' : 'primary'}
          size="lg"
          wide
          reason={isAdding}
          reasonLook="announced"
          onClick={onAddToQuote}
        >
          {t('price:addToQuote')}
        </Button>
      )}
      <Button
        tone={isCartFirst || view.isAddOffered ? 'secondary' : 'primary'}
        size="lg"
        wide
        icon={view.isAddOffered ? undefined : CalculatorIcon}
        busy={view.stage === 'calculating'}
        busyLabel={t('price:calculating')}
        reason={hasCountry ? isAdding : t('price:noCountry')}
        reasonLook="announced"
        onClick={onCalculate}
      >
        {t('price:calculate')}
      </Button>
      {/* It comes with the drafts; until then its place is kept, so that nothing moves under a press. */}
      {view.isAddOffered && (hasLastQuote || adding.drafts.kind === 'waiting') && (
        <div className={styles.lastQuote}>
          <LastQuoteButton view={view} adding={adding} isMain={!isCartFirst} />
        </div>
      )}
    </div>
  )
}
