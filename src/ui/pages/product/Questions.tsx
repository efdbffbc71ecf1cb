import type { Ref } from 'react'
import { Form } from '../../components/Form/Form.tsx'
import { useTranslation } from 'react-i18next'
import type { ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import type { ConfigurationView } from '../../../domain/pricing/price-flow.view.ts'
import * as styles from './Configurator.css.ts'
import { ModifierPicker } from './ModifierPicker.tsx'
import { QuantityField } from '../../parts/pricing/QuantityField.tsx'

interface QuestionsProps {
  /** The page asks the form whether it is complete. */
  readonly ref: Ref<HTMLFormElement>
  readonly view: ConfigurationView
  readonly litKey: string | undefined
  readonly onLight: (key: string | undefined) => void
  readonly onChange: (change: ConfigurationChange) => void
  readonly onSubmit: () => void
}

/** One question per modifier, in the order of the model code, and how many are wanted. */
export function Questions({ ref, ...props }: QuestionsProps) {
  const { view, litKey, onLight, onChange } = props
  const { t } = useTranslation()
  return (
    <Form
      ref={ref}
      className={styles.questions}
      aria-label={t('product:option.title')}
      onSubmit={props.onSubmit}
    >
      {view.modifiers.map((modifierView, index) => {
        const { key } = modifierView.modifier
        return (
          <ModifierPicker
            key={key}
            view={modifierView}
            // The sku code is the first part of the code.
            position={index + 2}
            isLit={litKey === key}
            onLight={(isLit) => onLight(isLit ? key : undefined)}
            onChoose={(optionCode) => onChange({ kind: 'option', modifierKey: key, optionCode })}
          />
        )
      })}
      <QuantityField
        quantity={view.quantity}
        onChange={(text) => onChange({ kind: 'quantity', text })}
      />
    </Form>
  )
}
