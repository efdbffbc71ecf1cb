/** One press to the quote that was used last. */
import { useTranslation } from 'react-i18next'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import * as styles from './LastQuoteButton.css.ts'
import type { QuoteAdding } from './use-quote-adding.ts'

interface LastQuoteButtonProps {
  readonly view: PricePanelView
  readonly adding: QuoteAdding
  /** Whether it is the main way on; else one of several. */
  readonly isMain: boolean
}

/** It names the quote, and stays after the press: pressed again, it adds nothing (see the chart). */
export function LastQuoteButton({ view, adding, isMain }: LastQuoteButtonProps) {
  const { t } = useTranslation()
  const { onePress, added, isAddOffered } = view
  const { lastUsed, pressed, addAtOnce } = adding
  const draft = onePress === 'offered' ? lastUsed : (pressed ?? lastUsed)
  if (!isAddOffered || draft === undefined || onePress === undefined) return null
  const isDone = onePress === 'done'
  const name = (isDone ? added?.quoteName : undefined) ?? draft.name
  return (
    <Button
      tone={isMain ? 'primary' : 'secondary'}
      size="lg"
      wide
      busy={onePress === 'adding'}
      busyLabel={t('pricing:lastQuote.adding', { name })}
      reason={isDone ? t('pricing:lastQuote.again') : undefined}
      onClick={() => addAtOnce(draft)}
    >
      <span className={styles.named}>
        {t(isDone ? 'pricing:lastQuote.added' : 'pricing:lastQuote.add', { name })}
      </span>
    </Button>
  )
}
