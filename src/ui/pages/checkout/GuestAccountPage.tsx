/** Who orders as a guest: name and email, and on to the checkout (ROUTE-30). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import {
  emptyGuest,
  type GuestEntry,
  type GuestProblem,
  problemsOfGuest,
} from '../../../domain/account/guest-entry.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'

const route = getRouteApi('/checkout/createGuestAccount')

const fields = [
  { field: 'firstName', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', type: 'text', autoComplete: 'family-name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
] as const

const idOf = (field: keyof GuestEntry) => `guest-${field}`

const begin = (accounts: Accounts, entry: GuestEntry) => accounts.continueAsGuest(entry)

export function GuestAccountPage() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const [entry, setEntry] = useState(emptyGuest)
  const [problems, setProblems] = useState<readonly GuestProblem[]>([])
  const { isSending, failure, send } = useSubmit(useLazyWrite(useServices().accounts, begin))
  const submit = () => {
    const found = problemsOfGuest(entry)
    setProblems(found)
    const [first] = found
    if (first) document.getElementById(idOf(first.field))?.focus()
    else send(entry)
  }
  const words = {
    required: t('common:required'),
    invalid: t('common:invalidEmail'),
    'too-long': t('common:atMostCharacters', { most: textLimit }),
  }
  const errorOf = (field: keyof GuestEntry) => {
    const problem = problems.find((one) => one.field === field)
    return problem && words[problem.kind]
  }
  return (
    <SignInFrame title={t('checkout:guest.title')} lead={t('checkout:guest.lead')}>
      <Form onSubmit={submit}>
        <Stack space="lg">
          {failure && (
            <Notice tone="error" title={t('checkout:guest.failed')}>
              {failureWords(t, failure, 'common:networkError')}
            </Notice>
          )}
          {fields.map(({ field, type, autoComplete }) => (
            <TextField
              key={field}
              id={idOf(field)}
              label={t(`common:${field}`)}
              type={type}
              autoComplete={autoComplete}
              value={entry[field]}
              onChange={(text) => setEntry({ ...entry, [field]: text })}
              error={errorOf(field)}
              required
            />
          ))}
          <Button type="submit" tone="primary" wide busy={isSending} busyLabel={t('common:saving')}>
            {t('checkout:guest.submit')}
          </Button>
          <Link to="/my-account/login" search={search} className={linkLook({ tone: 'plain' })}>
            {t('checkout:guest.signIn')}
          </Link>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
