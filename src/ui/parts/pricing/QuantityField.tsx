import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { quantitiesNear } from '../../../domain/pricing/quantity-rule.ts'
import type { ConfigurationView, Shortage } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { quantityProblemText, quantityRuleText, shortageText } from './quantity-words.ts'
import * as styles from './QuantityField.css.ts'

interface QuantityFieldProps {
  readonly quantity: ConfigurationView['quantity']
  /** Where a price is on show; the quantity may stay as it is, since the server decides (O-18). */
  readonly shortage?: Shortage | undefined
  readonly onChange: (text: string) => void
  /** The form that it belongs to, where it stands outside of it. */
  readonly form?: string | undefined
  /** `beside`: its words stand beside it, where there is little height. */
  readonly look?: 'bare' | 'beside' | undefined
}

/** How many, typed as text (CONF-14), with the rule above it and one-step repairs below it. */
export function QuantityField(props: QuantityFieldProps) {
  const { quantity, shortage, form, onChange, look = 'bare' } = props
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { text, rule, problem } = quantity
  const message = problem && quantityProblemText(problem, t)
  const repairs = repairsOf(problem, shortage)
  // The browser's own check of the form must say the same as ours (PRICE-10); it is asked in the DOM.
  useEffect(() => field.current?.setCustomValidity(message ?? ''), [message])
  return (
    <div className={styles.frame[look]}>
      <NumberText
        ref={field}
        label={t('common:quantity')}
        hint={shortage ? shortageText(shortage, t) : quantityRuleText(rule, t)}
        error={message}
        name="quantity"
        form={form}
        value={text}
        onChange={onChange}
        required
      />
      {repairs.length > 0 && (
        <div className={styles.repairs}>
          {repairs.map((count) => (
            <Button
              key={count}
              size="sm"
              onClick={() => {
                onChange(String(count))
                // The button goes with the problem; the focus stays with the quantity.
                field.current?.focus()
              }}
            >
              {t('price:quantity.use', { count })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

function repairsOf(
  problem: QuantityFieldProps['quantity']['problem'],
  shortage: Shortage | undefined,
): readonly number[] {
  if (problem !== undefined) return quantitiesNear(problem)
  return shortage?.instead === undefined ? [] : [shortage.instead]
}
