/** Forms of content management: what they ask, and how they are filled in and sent. */
import { contentLocale } from '../../domain/content/content-locale.ts'
import { humanCheckAddress, type SiteSettings } from '../../domain/content/site-settings.ts'
import type { FormDefinition } from '../../domain/form/form-definition.ts'
import type { SessionActor } from '../account/session.ts'
import type { EventLog } from '../ports/event-log.ts'
import type { FormGateway } from '../ports/form-gateway.ts'
import type { HumanCheck } from '../ports/human-check.ts'
import type { Preferences } from '../ports/preferences.ts'
import type { SitePages } from '../ports/site-pages.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { Program } from '../program.ts'
import { formEntry, type FormEntryStart, type FormUse } from './form-entry.ts'

export interface Forms {
  /** What the form of a code asks, in the language of the moment. */
  readonly open: (code: string, signal?: AbortSignal) => Program<FormDefinition>
  /** A form ready to be started, with what was typed into it and not yet sent. */
  readonly fill: (form: FormDefinition, use: FormUse) => FormEntryStart
  readonly listenToHumanCheck: HumanCheck['listen']
}

export interface FormsPorts {
  readonly pages: Pick<SitePages, 'form'>
  readonly formGateway: FormGateway
  readonly humanCheck: HumanCheck
  readonly unsentWork: UnsentWork
  readonly preferences: Pick<Preferences, 'language'>
  readonly log: EventLog
  readonly session: SessionActor
  readonly settings: () => SiteSettings
}

/** The service of forms, in the language that the reader has chosen. */
export function openForms(ports: FormsPorts): Forms {
  const { pages, formGateway, humanCheck, unsentWork, preferences, log, session, settings } = ports
  const entryPorts = {
    gateway: formGateway,
    unsentWork,
    log,
    owner: () => session.getSnapshot().context.account?.id ?? '',
    canCheckHuman: () => humanCheckAddress(settings(), '') !== undefined,
    accountChanged: () => session.send({ type: 'account.reload' }),
  }
  return {
    open: (code, signal) =>
      pages.form(code, { locale: contentLocale(preferences.language()), signal }),
    fill: (form, use) => formEntry(entryPorts, form, use),
    listenToHumanCheck: humanCheck.listen,
  }
}
