/** Makes an account of the guest who has just ordered: a password is all that is missing (AUTH-27). */
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import { useState } from 'react'
import {
  type NewPasswordEntry,
  type NewPasswordProblem,
  problemsOfNewPassword,
  shortestPassword,
} from '../../../domain/account/new-password.ts'
import type { ClaimOutcome, GuestClaim } from '../../../domain/order/guest-claim.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'

interface ClaimFormProps {
  readonly orderToken: string
}

const claim = (accounts: Accounts, entry: GuestClaim) => accounts.claimGuest(entry)

export function ClaimForm({ orderToken }: ClaimFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<NewPasswordEntry>({ password: '', confirmation: '' })
  const [problems, setProblems] = useState<readonly NewPasswordProblem[]>([])
  const { notify } = useStorefront()
  const write = useLazyWrite(useServices().accounts, claim)
  const { isSending, failure, answer, send } = useSubmit(write, {
    onDone: (outcome: ClaimOutcome) => {
      if (outcome === 'signed-in') notify({ tone: 'success', key: 'credentials:claim.done' })
    },
  })
  const submit = () => {
    const found = problemsOfNewPassword(typed)
    setProblems(found)
    const [first] = found
    if (first) document.getElementById(`claim-${first.field}`)?.focus()
    else send({ orderToken, ...typed })
  }
  const words = {
    required: t('common:required'),
    'too-short': t('common:atLeastCharacters', { count: shortestPassword }),
    different: t('credentials:newPassword.problem.different'),
  }
  const errorOf = (field: keyof NewPasswordEntry) => {
    const problem = problems.find((one) => one.field === field)
    return problem && words[problem.kind]
  }
  // True whether the email address has an account or not: the page tells nobody which (T10).
  if (answer?.result === 'emailed')
    return <Notice tone="info">{t('credentials:claim.emailed')}</Notice>
  return (
    <Form onSubmit={submit}>
      <Stack space="lg">
        <Text>{t('credentials:claim.text')}</Text>
        {failure && <Notice tone="error">{failureWords(t, failure, 'common:networkError')}</Notice>}
        {(['password', 'confirmation'] as const).map((field) => (
          <PasswordField
            key={field}
            id={`claim-${field}`}
            label={t(`credentials:newPassword.field.${field}`)}
            value={typed[field]}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
            error={errorOf(field)}
            autoComplete="new-password"
            showLabel={t('common:showPassword')}
            hideLabel={t('common:hidePassword')}
            required
          />
        ))}
        <Button type="submit" tone="primary" busy={isSending} busyLabel={t('common:saving')}>
          {t('credentials:claim.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
