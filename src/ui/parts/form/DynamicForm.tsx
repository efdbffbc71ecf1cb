/** A form that content management has put together, from its first question to the thanks. */
import type { TFunction } from 'i18next'
import type { Forms } from '../../../application/form/forms.ts'
import { useMachine } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormEntryView, formEntryView } from '../../../application/form/form-entry.view.ts'
import { type FormDefinition, questionsOf } from '../../../domain/form/form-definition.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { answerMarkWords, formFailureWords, submitWords } from '../../i18n/form-words.ts'
import { NeedsScripts } from '../NeedsScripts.tsx'
import * as styles from './DynamicForm.css.ts'
import { FormGroups } from './FormGroups.tsx'
import { type FormPieceProps, questionId } from './form-props.ts'
import { FormThanks, MissingFiles } from './FormThanks.tsx'
import { HumanCheck } from './HumanCheck.tsx'
import { LeaveForm } from './LeaveForm.tsx'

interface DynamicFormProps {
  readonly forms: Forms
  readonly form: FormDefinition
  /** Whether it is for customers only; then an ended session is renewed in place. */
  readonly isForCustomers?: boolean
  /** The ways on, below the thanks. */
  readonly further?: ReactNode
}

export function DynamicForm({ forms, form, isForCustomers = false, further }: DynamicFormProps) {
  const [{ machine, input }] = useState(() => forms.fill(form, { isForCustomers }))
  const [snapshot, send] = useMachine(machine, { input })
  const view = formEntryView(snapshot)
  const isOpen = view.stage !== 'submitted' && view.stage !== 'incomplete'
  return (
    <>
      {isOpen && <OpenForm forms={forms} view={view} send={send} />}
      {view.stage === 'incomplete' && <MissingFiles view={view} send={send} />}
      {view.stage === 'submitted' && <FormThanks view={view} further={further} />}
      <LeaveForm wouldLose={view.wouldLose} />
    </>
  )
}

function OpenForm({ forms, view, send }: FormPieceProps & Pick<DynamicFormProps, 'forms'>) {
  const { t } = useTranslation()
  const submit = () => {
    send({ type: 'form.send' })
  }
  const isBusy = view.stage !== 'open'
  return (
    <Form onSubmit={submit} className={styles.form}>
      <NeedsScripts />
      <Problems view={view} />
      <FormGroups view={view} send={send} />
      <HumanCheck listen={forms.listenToHumanCheck} view={view} send={send} />
      {view.failure && view.marks.size === 0 && (
        <Notice tone="error" title={t('form:notSent')}>
          {formFailureWords(t, view.failure)}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          reason={reasonNotToSend(t, view)}
          busy={isBusy}
          busyLabel={t('form:sending')}
        >
          {submitWords(t, view.form)}
        </Button>
        {view.hasEntry && !isBusy && (
          <Button tone="quiet" size="lg" onClick={() => send({ type: 'form.clear' })}>
            {t('form:clear')}
          </Button>
        )}
      </div>
      <p role="status">{progressWords(t, view)}</p>
    </Form>
  )
}

/** All that is wrong, with links to the questions (FORM-02, FORM-19). */
function Problems({ view }: { readonly view: FormEntryView }) {
  const { t } = useTranslation()
  const questions = new Map(questionsOf(view.form).map((question) => [question.code, question]))
  const marks = [...view.marks]
  const problems = marks.flatMap(([code, mark]) => {
    const question = questions.get(code)
    if (!question) return []
    return [{ fieldId: questionId(view, code), message: answerMarkWords(t, question, mark) }]
  })
  const isMissing = marks.some(([, { kind }]) => kind === 'required')
  return (
    <ErrorSummary
      title={t('form:problems')}
      lead={isMissing ? t('form:fillRequired') : undefined}
      problems={problems}
      attempt={view.attempt}
    />
  )
}

type Translate = TFunction

function reasonNotToSend(t: Translate, { humanCheck }: FormEntryView): string | undefined {
  if (humanCheck === 'open') return t('form:check.first')
  return humanCheck === 'impossible' ? t('form:check.missing') : undefined
}

/** Which file is on its way; nothing before and after. */
function progressWords(t: Translate, { stage, uploads }: FormEntryView): string {
  if (stage !== 'uploading') return ''
  const sent = uploads.filter((upload) => upload.stage !== 'waiting').length
  return t('form:files.sending', { number: sent + 1, of: uploads.length })
}
