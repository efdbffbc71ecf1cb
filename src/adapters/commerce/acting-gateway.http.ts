/** Acting for a customer on the commerce engine. */
import type { ActingGateway } from '../../application/ports/acting-gateway.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodePastActing, encodeActing } from './wire/acting.wire.ts'
import { decodeDone } from './wire/done.wire.ts'

export function httpActingGateway(client: CommerceClient): ActingGateway {
  return {
    start: (entry) =>
      client.call({
        action: 'impersonateAccount',
        manner: 'write',
        body: encodeActing(entry),
        decode: decodeDone,
      }),
    end: () =>
      client.call({
        action: 'endFrontendImpersonation',
        manner: 'write',
        body: { returnJSONObjects: 'account,cart' },
        decode: decodeDone,
        session: { kind: 'as-it-is' },
      }),
    past: (signal) =>
      client.call(
        { action: 'getImpersonations', manner: 'read', decode: decodePastActing },
        signal,
      ),
  }
}
