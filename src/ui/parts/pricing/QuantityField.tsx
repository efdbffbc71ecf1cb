import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfigurationView } from '../../../domain/pricing/price-flow.view.ts'
import type { QuantityProblem, QuantityRule } from '../../../domain/pricing/quantity-rule.ts'
import { Button } from '../../components/Button/Button.tsx'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import * as styles from './QuantityField.css.ts'

interface QuantityFieldProps {
  readonly quantity: ConfigurationView['quantity']
  readonly onChange: (text: string) => void
  /** `bare` where it stands among other fields; as one of the questions of a product it has their edge. */
  readonly look?: 'question' | 'bare' | undefined
}

/** How many, typed as text (CONF-14), with the rule above it and one-step repairs below it. */
export function QuantityField({ quantity, onChange, look = 'question' }: QuantityFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { text, rule, problem } = quantity
  const error = problem && quantityMessage(problem)
  const message = error && t(error.key, error.values)
  // The browser's own check of the form must say the same as ours (PRICE-10); it is asked in the DOM.
  useEffect(() => field.current?.setCustomValidity(message ?? ''), [message])
  const { key, values } = ruleMessage(rule)
  return (
    <div className={styles.frame[look]}>
      <NumberText
        ref={field}
        label={t('quantity.label')}
        hint={t(key, values)}
        error={message}
        name="quantity"
        value={text}
        onChange={onChange}
        required
      />
      {problem !== undefined && repairs(problem).length > 0 && (
        <div className={styles.repairs}>
          {repairs(problem).map((count) => (
            <Button
              key={count}
              size="sm"
              onClick={() => {
                onChange(String(count))
                // The button goes with the problem; the focus stays with the quantity.
                field.current?.focus()
              }}
            >
              {t('quantity.use', { count })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface Message {
  readonly key: string
  readonly values: Record<string, number>
}

function ruleMessage({ minimum, step }: QuantityRule): Message {
  if (step > 1) return { key: 'quantity.minimumAndStep', values: { minimum, step } }
  return minimum > 1
    ? { key: 'quantity.minimum', values: { minimum } }
    : { key: 'quantity.any', values: {} }
}

function quantityMessage(problem: QuantityProblem): Message {
  switch (problem.kind) {
    case 'not-a-number':
      return { key: 'quantity.notANumber', values: {} }
    case 'below-minimum':
      return { key: 'quantity.belowMinimum', values: { minimum: problem.minimum } }
    case 'off-step':
      return { key: 'quantity.offStep', values: { step: problem.step } }
  }
}

/** The quantities that would be accepted, the nearest ones (D13, CONF-15). */
function repairs(problem: QuantityProblem): readonly number[] {
  switch (problem.kind) {
    case 'not-a-number':
      return []
    case 'below-minimum':
      return [problem.minimum]
    case 'off-step':
      return [...new Set([problem.below, problem.above])]
  }
}
