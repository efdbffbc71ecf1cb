import type { Ref } from 'react'
import { Form } from '../../components/Form/Form.tsx'
import { useTranslation } from 'react-i18next'
import type { ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import type { ConfigurationView } from '../../../domain/pricing/price-flow.view.ts'
import type { DifferenceTexts } from '../../parts/pricing/question-props.ts'
import * as styles from './Configurator.css.ts'
import { ModifierPicker } from './ModifierPicker.tsx'

interface QuestionsProps {
  /** The page asks the form whether it is complete. */
  readonly ref: Ref<HTMLFormElement>
  readonly view: ConfigurationView
  /** Fields that stand elsewhere belong to the form by it. */
  readonly formId: string
  /** By modifier, what its other answers would change; undefined while nothing is compared. */
  readonly differences: DifferenceTexts | undefined
  readonly litKey: string | undefined
  readonly onLight: (key: string | undefined) => void
  readonly onChange: (change: ConfigurationChange) => void
  readonly onSubmit: () => void
}

/** One question per modifier, in the order of the model code; how many are wanted is asked beside the price. */
export function Questions({ ref, ...props }: QuestionsProps) {
  const { view, differences, litKey, onLight, onChange } = props
  const { t } = useTranslation()
  const hasQuestions = view.modifiers.length > 0
  return (
    <Form
      ref={ref}
      id={props.formId}
      // A plain product asks nothing; the form is still what its quantity belongs to.
      className={hasQuestions ? styles.questions : undefined}
      aria-label={hasQuestions ? t('product:option.title') : undefined}
      onSubmit={props.onSubmit}
    >
      {view.modifiers.map((modifierView, index) => {
        const { key } = modifierView.modifier
        return (
          <ModifierPicker
            key={key}
            view={modifierView}
            differences={differences?.get(key)}
            // The sku code is the first part of the code.
            position={index + 2}
            isLit={litKey === key}
            onLight={(isLit) => onLight(isLit ? key : undefined)}
            onChoose={(optionCode) => onChange({ kind: 'option', modifierKey: key, optionCode })}
          />
        )
      })}
      {/* What Enter presses in a field of the form; the button to be seen stands beside the price. */}
      <button type="submit" hidden aria-label={t('price:calculate')} />
    </Form>
  )
}
