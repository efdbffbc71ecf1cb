/** Creates an account (ROUTE-46, O-39). The route redirects once the customer is signed in. */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import {
  emptyNewAccount,
  type NewAccountEntry,
  type NewAccountField,
  type NewAccountProblem,
  problemsOfNewAccount,
} from '../../../domain/account/new-account.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { shortestPassword } from '../../../domain/account/new-password.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { useSubmit } from '../../use-submit.ts'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'

const route = getRouteApi('/my-account/createAccount')

const textFields = [
  { field: 'firstName', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', type: 'text', autoComplete: 'family-name' },
  { field: 'company', type: 'text', autoComplete: 'organization' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
  { field: 'email', type: 'email', autoComplete: 'username' },
  { field: 'emailConfirmation', type: 'email', autoComplete: 'off' },
] as const

const names = {
  firstName: 'common:firstName',
  lastName: 'common:lastName',
  company: 'common:company',
  phone: 'common:phoneNumber',
  email: 'common:email',
  emailConfirmation: 'credentials:createAccount.field.emailConfirmation',
  password: 'common:password',
  confirmation: 'credentials:createAccount.field.confirmation',
} as const satisfies Record<NewAccountField, TextKey>

const problemNames = {
  required: 'common:required',
  invalid: 'common:invalidEmail',
  different: 'credentials:createAccount.problem.different',
  'too-short': 'common:atLeastCharacters',
} as const satisfies Record<NewAccountProblem['kind'], TextKey>

const optional: ReadonlySet<NewAccountField> = new Set(['company', 'phone'])
const idOf = (field: NewAccountField) => `new-account-${field}`

const createAccount = (accounts: Accounts, entry: NewAccountEntry) => accounts.create(entry)

export function CreateAccountPage() {
  const { t } = useTranslation()
  const { redirect } = route.useSearch()
  const [entry, setEntry] = useState(emptyNewAccount)
  const [problems, setProblems] = useState<readonly NewAccountProblem[]>([])
  const { isSending, failure, send } = useSubmit(
    useLazyWrite(useServices().accounts, createAccount),
  )
  const type = (field: NewAccountField) => (text: string) => setEntry({ ...entry, [field]: text })
  const submit = () => {
    const found = problemsOfNewAccount(entry)
    setProblems(found)
    const [first] = found
    if (first) document.getElementById(idOf(first.field))?.focus()
    else send(entry)
  }
  const common = (field: NewAccountField) => {
    const problem = problems.find((one) => one.field === field)
    return {
      id: idOf(field),
      label: t(names[field]),
      value: entry[field],
      onChange: type(field),
      error: problem && t(problemNames[problem.kind], { count: shortestPassword }),
      required: !optional.has(field),
      optionalText: optional.has(field) ? t('common:optional') : undefined,
    }
  }
  return (
    <SignInFrame title={t('signIn:newAccount')} lead={t('credentials:createAccount.lead')}>
      <Form onSubmit={submit}>
        <Stack space="lg">
          {failure && (
            <Notice tone="error" title={t('credentials:createAccount.failed')}>
              {failureWords(t, failure, 'credentials:createAccount.error')}
            </Notice>
          )}
          {textFields.map(({ field, type: kind, autoComplete }) => (
            <TextField key={field} {...common(field)} type={kind} autoComplete={autoComplete} />
          ))}
          {(['password', 'confirmation'] as const).map((field) => (
            <PasswordField
              key={field}
              {...common(field)}
              autoComplete="new-password"
              showLabel={t('common:showPassword')}
              hideLabel={t('common:hidePassword')}
            />
          ))}
          <Button
            type="submit"
            tone="primary"
            wide
            busy={isSending}
            busyLabel={t('credentials:createAccount.busy')}
          >
            {t('credentials:createAccount.submit')}
          </Button>
          <Link
            to="/my-account/login"
            search={redirect === undefined ? {} : { redirect }}
            className={linkLook({ tone: 'plain' })}
          >
            {t('credentials:createAccount.signIn')}
          </Link>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
