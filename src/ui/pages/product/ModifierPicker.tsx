import { useTranslation } from 'react-i18next'
import * as styles from './ModifierPicker.css.ts'
import { OptionRows } from './OptionRows.tsx'
import { OptionSelect } from '../../parts/pricing/OptionSelect.tsx'
import { questionId } from '../../parts/pricing/question-id.ts'
import type { QuestionProps } from '../../parts/pricing/question-props.ts'

/** More options than this are chosen from a list that opens. */
const mostRows = 6

interface ModifierPickerProps extends Omit<QuestionProps, 'hint' | 'error'> {
  readonly isLit: boolean
  readonly onLight: (isLit: boolean) => void
}

/** One modifier as a question with its answers: code, words, effect. */
export function ModifierPicker({ isLit, onLight, ...question }: ModifierPickerProps) {
  const { t } = useTranslation()
  const { view, position } = question
  const { modifier, options, isAutomatic, isMissing } = view
  const answers = {
    ...question,
    hint: isAutomatic ? t('product:option.automatic') : undefined,
    error: isMissing ? t('product:option.missing', { title: modifier.title }) : undefined,
  }
  return (
    <div
      id={questionId(modifier.key)}
      className={styles.question}
      data-lit={isLit || undefined}
      data-missing={isMissing || undefined}
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
    >
      <span className={styles.position} aria-hidden>
        {position}
      </span>
      {options.length > mostRows ? <OptionSelect {...answers} /> : <OptionRows {...answers} />}
    </div>
  )
}
