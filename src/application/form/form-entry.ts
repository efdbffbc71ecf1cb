/** The chart of a form with its effects filled in from the ports. */
import { assign, fromPromise } from 'xstate'
import type { FormDefinition } from '../../domain/form/form-definition.ts'
import type { EventLog } from '../ports/event-log.ts'
import type { FormGateway, FormResponse } from '../ports/form-gateway.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type {
  FormEntryInput,
  Parcel,
  SubmitOutcome,
  UploadOutcome,
  WarehousesOutcome,
} from './form-entry.context.ts'
import { formEntryMachine, nameIntent } from './form-entry.machine.ts'
import { forgetEntry, type FormStorage, keepEntry, keptEntry } from './kept-entry.ts'

export interface FormPorts {
  readonly gateway: FormGateway
  readonly unsentWork: UnsentWork
  readonly log: EventLog
  /** Who fills in; empty for a visitor. */
  readonly owner: () => string
  /** Whether the site can show a human check. */
  readonly canCheckHuman: () => boolean
  /** A customer has handed a form in: the account says so now. */
  readonly accountChanged: () => void
}

/** What a page starts a form with. */
export interface FormEntryStart {
  readonly machine: typeof formEntryMachine
  readonly input: FormEntryInput
}

/** Who a form is for. */
export interface FormUse {
  readonly isForCustomers: boolean
}

/** The chart of one form with its effects filled in, and what it is to be started with. */
export function formEntry(
  ports: FormPorts,
  form: FormDefinition,
  { isForCustomers }: FormUse,
): FormEntryStart {
  const { gateway, log, unsentWork, canCheckHuman, accountChanged } = ports
  const storage = (): FormStorage => ({ unsentWork, owner: ports.owner(), form })
  return {
    input: { form, kept: keptEntry(storage()), isForCustomers, canCheckHuman: canCheckHuman() },
    machine: formEntryMachine.provide({
      actors: {
        submit: fromPromise<SubmitOutcome, FormResponse>(({ input }) => gateway.submit(input)()),
        upload: fromPromise<UploadOutcome, Parcel>(({ input: { place, file } }) =>
          gateway.upload(place, file)(),
        ),
        warehouses: fromPromise<WarehousesOutcome, void>(({ signal }) =>
          gateway.warehouses(signal)(),
        ),
      },
      actions: {
        nameIntent: assign(nameIntent(gateway.newIntent)),
        keepEntry: ({ context }) => keepEntry(storage(), context),
        forgetEntry: () => forgetEntry(storage()),
        // The customer cannot fix this, so it is logged for the site's editors (FORM-25).
        logUnsupported: () =>
          log.record('form.action.unsupported', { form: form.code, action: form.actionName }),
        tellSubmitted: () => {
          if (isForCustomers) accountChanged()
        },
      },
    }),
  }
}
