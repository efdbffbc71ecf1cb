/**
 * Where a link of another place, or another provider, leads that does not sign in at once: it asks a customer first,
 * or says why not.
 */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { overviewPath, safeRedirect } from '../../../domain/account/access.ts'
import { namesOtherLanguage } from '../../../domain/content/language-address.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { DeadLink } from './DeadLink.tsx'
import { NotByProvider } from './NotByProvider.tsx'
import { LinkQuestion } from './LinkQuestion.tsx'

const route = getRouteApi('/ssoLogin')

export function SsoLoginPage() {
  const { redirect } = route.useSearch()
  const { failure: found, problem, neverTargets } = route.useRouteContext()
  const [failure, setFailure] = useState(found)
  const [busy, setBusy] = useState(false)
  const { signInLink } = useStorefront()
  const router = useRouter()
  const target = safeRedirect(redirect, neverTargets) ?? overviewPath
  const goOn = async () => {
    setBusy(true)
    const arrived = await signInLink.arrive()
    setBusy(false)
    if (E.isLeft(arrived)) setFailure(arrived.left)
    else {
      const reloadDocument = namesOtherLanguage(target, router.latestLocation.publicHref)
      await router.navigate({ href: target, replace: true, reloadDocument })
    }
  }
  if (problem) return <NotByProvider problem={problem} target={target} />
  const work = { busy, onGoOn: () => void goOn() }
  return failure ? (
    <DeadLink failure={failure} target={target} {...work} />
  ) : (
    <LinkQuestion {...work} />
  )
}
