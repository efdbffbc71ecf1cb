/** Signing up for the newsletter: a form of the commerce engine with one question. */
import type { Newsletter } from '../../application/ports/newsletter.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeDone } from './wire/done.wire.ts'

/** The id of the form (docs/wire.md). */
const form = 'newsletter'

export function httpNewsletter(client: CommerceClient): Newsletter {
  return {
    subscribe: (email) =>
      client.call({
        action: 'addFormResponse',
        manner: 'write',
        body: { emailAddress: email.trim(), formResponse: { formID: form } },
        decode: decodeDone,
        session: { kind: 'as-it-is' },
      }),
  }
}
