/** The fields of a new password: what is wrong with each, and what became of sending them. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import {
  type PasswordChange,
  type PasswordChangeProblem,
  shortestPassword,
} from '../../../domain/account/new-password.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import type { TextKey } from '../../i18n/text-keys.ts'

type Field = keyof PasswordChange

interface PasswordFormProps {
  readonly fields: readonly Field[]
  /** All that is wrong with what was typed; fields that are not shown are empty. */
  readonly problemsOf: (typed: PasswordChange) => readonly PasswordChangeProblem[]
  readonly isBusy: boolean
  readonly failure: PortFailure | undefined
  /** Called with an entry that has no problem. */
  readonly onSend: (entry: PasswordChange) => void
}

const problemNames = {
  required: 'common:required',
  'too-short': 'common:atLeastCharacters',
  different: 'credentials:newPassword.problem.different',
} as const satisfies Record<PasswordChangeProblem['kind'], TextKey>

const nothing: PasswordChange = { present: '', password: '', confirmation: '' }
const idOf = (field: Field) => `new-password-${field}`

export function PasswordForm({ fields, problemsOf, isBusy, failure, onSend }: PasswordFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<readonly PasswordChangeProblem[]>([])
  const submit = () => {
    const found = problemsOf(typed)
    setProblems(found)
    const [first] = found
    if (first) document.getElementById(idOf(first.field))?.focus()
    else onSend(typed)
  }
  const errorOf = (field: Field) => {
    const problem = problems.find((one) => one.field === field)
    return problem && t(problemNames[problem.kind], { count: shortestPassword })
  }
  return (
    <Form onSubmit={submit}>
      <Stack space="lg">
        {failure && (
          <Notice tone="error" title={t('credentials:newPassword.failure')}>
            {failure.kind === 'unconfirmed'
              ? t('credentials:newPassword.unconfirmed')
              : failureWords(t, failure, 'common:networkError')}
          </Notice>
        )}
        {fields.map((field) => (
          <PasswordField
            key={field}
            id={idOf(field)}
            label={t(`credentials:newPassword.field.${field}`)}
            hint={
              field === 'password'
                ? t('common:atLeastCharacters', { count: shortestPassword })
                : undefined
            }
            value={typed[field]}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
            error={errorOf(field)}
            autoComplete={field === 'present' ? 'current-password' : 'new-password'}
            showLabel={t('common:showPassword')}
            hideLabel={t('common:hidePassword')}
            required
          />
        ))}
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isBusy}
          busyLabel={t('credentials:newPassword.busy')}
        >
          {t('credentials:newPassword.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
