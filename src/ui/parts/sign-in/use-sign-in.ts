/** Signing in, as a form sees it: whether it is under way, and why it failed. */
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { sessionView } from '../../../application/account/session.view.ts'
import type { Credentials } from '../../../domain/account/credentials.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'

export interface SignIn {
  readonly busy: boolean
  /** In words; of signing in only, not of signing out. */
  readonly failure: string | undefined
  readonly send: (credentials: Credentials) => void
}

export function useSignIn(): SignIn {
  const { t } = useTranslation()
  const { session } = useStorefront()
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(session, (now) => sessionView(now).failure)
  return {
    busy,
    failure:
      failed?.attempt === 'sign-in' ? failureWords(t, failed.failure, 'signIn:failure') : undefined,
    send: (credentials) => session.send({ type: 'sign-in', credentials }),
  }
}
