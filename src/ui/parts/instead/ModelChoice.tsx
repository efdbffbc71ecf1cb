/** One of the models that may take the place of one that is gone, and in what the chosen one differs from it. */
import { useTranslation } from 'react-i18next'
import type { NearModel } from '../../../domain/catalogue/near-model.ts'
import type { NearModels } from '../../../domain/quote/quote-comparison.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import * as styles from './ModelChoice.css.ts'
import { nearAnswerWords, nearModelWords } from './near-words.ts'

interface ModelChoiceProps {
  readonly models: NearModels
  readonly label: string
  readonly labelLook?: 'hidden' | undefined
  /** The code of the model that is gone. */
  readonly former: string
  /** A code, or empty while none is chosen. */
  readonly value: string
  readonly onChoose: (code: string) => void
  readonly emptyText: string
}

export function ModelChoice({ models, former, value, onChoose, ...field }: ModelChoiceProps) {
  const { t } = useTranslation()
  const { instead, near } = models
  const chosen = near?.get(value)
  return (
    <div className={styles.choice}>
      <SelectField
        {...field}
        value={value}
        onChange={onChoose}
        choices={instead.map((code) => ({
          value: code,
          label: nearModelWords(t, code, near?.get(code)),
        }))}
      />
      {/* It is there before it says anything: what comes with its words is not announced everywhere. */}
      <div role="status" className={styles.said}>
        {chosen && <Answers code={value} former={former} near={chosen} />}
      </div>
    </div>
  )
}

interface AnswersProps {
  readonly code: string
  readonly former: string
  readonly near: NearModel
}

function Answers({ code, former, near: { isCompared, answers } }: AnswersProps) {
  const { t } = useTranslation()
  if (isCompared && answers.length === 0) return t('copy:near.sameAs', { former })
  return (
    <>
      <p>{isCompared ? t('copy:near.differs', { former }) : t('copy:near.says', { code })}</p>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.question}>{nearAnswerWords(t, answer, isCompared)}</li>
        ))}
      </ul>
    </>
  )
}
