/** The quantity of a line: a text that is saved on leaving it or by Enter, and says at once what is wrong. */
import type { TFunction } from 'i18next'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuantityProblem } from '../../../domain/pricing/quantity-rule.ts'
import { quantitiesNear } from '../../../domain/pricing/quantity-rule.ts'
import type { QuoteRowView } from '../../../domain/quote/quote-rows.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { quoteFailureWords } from './quote-failure-words.ts'
import type { OpenQuote } from './use-quote.ts'
import * as styles from './ItemField.css.ts'

interface ItemQuantityProps {
  readonly quote: OpenQuote
  readonly row: QuoteRowView
}

export function ItemQuantity({
  quote: { view, send },
  row: { item, quantity },
}: ItemQuantityProps) {
  const { t } = useTranslation()
  if (!view.canEdit) return item.quantity
  const { text, problem, failure, isChanged, isBusy } = quantity
  const save = (quantityText: string) => {
    send({ type: 'quantity.save', itemId: item.id, quantityText })
  }
  const keep = () => send({ type: 'quantity.edit', itemId: item.id, text: String(item.quantity) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save(text)
    if (event.key === 'Escape') keep()
  }
  const words = problem
    ? problemWords(t, problem)
    : failure && quoteFailureWords(t, failure, 'common:quantityFailed')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of the field inside
    <div className={styles.figure} onKeyDown={onKeyDown}>
      <NumberText
        id={`quantity:${item.id}`}
        label={t('common:quantityOf', { name: item.modelCode })}
        labelLook="hidden"
        value={text}
        onChange={(typed) => send({ type: 'quantity.edit', itemId: item.id, text: typed })}
        onBlur={() => isChanged && !problem && !failure && save(text)}
        error={words}
        width="tiny"
      />
      {isBusy && (
        <span role="status" className={styles.note}>
          {t('common:saving')}
        </span>
      )}
      {problem && <Repairs problem={problem} onUse={(value) => save(String(value))} />}
      {failure && !problem && (
        <Button size="sm" onClick={() => save(text)}>
          {t('common:tryAgain')}
        </Button>
      )}
      {(problem ?? failure) && (
        <Button size="sm" tone="quiet" onClick={keep}>
          {t('quote:keepQuantity', { value: item.quantity })}
        </Button>
      )}
    </div>
  )
}

interface RepairsProps {
  readonly problem: QuantityProblem
  readonly onUse: (quantity: number) => void
}

/** One step to a quantity that can be ordered. */
function Repairs({ problem, onUse }: RepairsProps) {
  const { t } = useTranslation()
  return quantitiesNear(problem).map((value) => (
    <Button key={value} size="sm" onClick={() => onUse(value)}>
      {t('price:quantity.use', { count: value })}
    </Button>
  ))
}

function problemWords(t: TFunction, problem: QuantityProblem): string {
  switch (problem.kind) {
    case 'not-a-number':
      return t('price:quantity.problem.notANumber')
    case 'below-minimum':
      return t('price:quantity.problem.belowMinimum', { minimum: problem.minimum })
    case 'above-maximum':
      return t('price:quantity.problem.aboveMaximum', { maximum: problem.maximum })
    case 'off-step':
      return t('price:quantity.problem.offStep', { step: problem.step })
  }
}
