/** What the pages that are forms ask for. */
import { notFound } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import {
  bankAuthorisation,
  bankAuthorisationCode,
  creditApplicationCode,
} from '../../domain/form/bank-authorisation.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

async function openForm(code: string, { context, location, abortController }: LoaderEntry) {
  const forms = await service(context.services.forms)
  return { forms, form: await load(forms.open(code, abortController.signal), location.publicHref) }
}

export const openRegistration = (entry: LoaderEntry) => openForm('register', entry)
export const openContact = (entry: LoaderEntry) => openForm('contact', entry)
export const openCreditApplication = (entry: LoaderEntry) => openForm(creditApplicationCode, entry)
export const openBankAuthorisation = (entry: LoaderEntry) => openForm(bankAuthorisationCode, entry)

/** For customers in the US; everybody else has no such page (ROUTE-32). */
export async function requireBankCountry({ context }: Pick<LoaderEntry, 'context'>) {
  const session = await sessionKnown(context.storefront.session)
  if (bankAuthorisation(session) === 'not-here') throw notFound()
}
