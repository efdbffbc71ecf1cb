/** For whom, and why; what was typed stays after a refusal. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActingForCustomers } from '../../../application/account/acting.ts'
import {
  type ActingEntry,
  type ActingProblem,
  problemsOfActing,
} from '../../../domain/account/acting.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'

const problemNames = {
  required: 'common:required',
  invalid: 'common:invalidEmail',
  oneself: 'acting:oneself',
  'too-short': 'acting:reasonTooShort',
} as const satisfies Record<ActingProblem['kind'], TextKey>

const nothing: ActingEntry = { email: '', reason: '' }
const idOf = (field: keyof ActingEntry) => `acting-${field}`
const start = (acting: ActingForCustomers, entry: ActingEntry) => acting.start(entry)

interface ActingFormProps {
  /** The email address of the staff. */
  readonly own: string
}

export function ActingForm({ own }: ActingFormProps) {
  const { t } = useTranslation()
  const [entry, setEntry] = useState(nothing)
  const [problems, setProblems] = useState<readonly ActingProblem[]>([])
  const { isSending, stage, failure, send } = useSubmit(useLazyWrite(useServices().acting, start))
  const submit = () => {
    const found = problemsOfActing(entry, own)
    setProblems(found)
    const [first] = found
    if (first) document.getElementById(idOf(first.field))?.focus()
    else send(entry)
  }
  const errorOf = (field: keyof ActingEntry) => {
    const problem = problems.find((one) => one.field === field)
    return problem && t(problemNames[problem.kind])
  }
  return (
    <Card>
      <Form onSubmit={submit}>
        <Stack space="lg">
          {failure && (
            <Notice tone="error" title={t('acting:failed')}>
              {failureWords(t, failure, 'common:networkError')}
            </Notice>
          )}
          <TextField
            id={idOf('email')}
            label={t('acting:field.email')}
            type="email"
            autoComplete="off"
            value={entry.email}
            onChange={(email) => setEntry({ ...entry, email: withinLimit(email) })}
            error={errorOf('email')}
            required
          />
          <TextArea
            id={idOf('reason')}
            label={t('acting:field.reason')}
            hint={t('acting:reasonHint')}
            value={entry.reason}
            onChange={(reason) => setEntry({ ...entry, reason: withinLimit(reason) })}
            error={errorOf('reason')}
            counterText={(used, most) => t('common:charactersUsed', { used, most })}
          />
          <Inline>
            <Button
              type="submit"
              tone="primary"
              busy={isSending || stage === 'done'}
              busyLabel={t('acting:starting')}
            >
              {t('acting:start')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  )
}
