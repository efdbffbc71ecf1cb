/** Filled forms on the commerce engine. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { FormGateway, FormReceipt } from '../../application/ports/form-gateway.ts'
import { randomId } from '../http/random-id.ts'
import { sendFile, type UploadParts } from '../http/upload.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeReceipt, decodeWarehouses, encodeFormResponse } from './wire/form-response.wire.ts'

export function httpFormGateway(client: CommerceClient, upload: UploadParts): FormGateway {
  return {
    newIntent: randomId,
    submit: (response) =>
      F.pipe(
        client.call({
          action: 'addFormResponse',
          manner: 'write',
          body: encodeFormResponse(response),
          decode: decodeReceipt,
          intentId: response.intentId,
          byField: true,
          ...(response.isForCustomers ? {} : { session: { kind: 'as-it-is' } }),
        }),
        TE.orElse(receivedBefore),
      ),
    upload:
      ({ url, inputs }, file) =>
      () =>
        sendFile(upload, { url, inputs, file }),
    warehouses: (signal) =>
      client.call(
        {
          action: 'getWarehouseLocations',
          manner: 'read',
          decode: decodeWarehouses,
          session: { kind: 'as-it-is' },
        },
        signal,
      ),
  }
}

/** The engine knows the intent: this response, word for word, is in its hands already (docs/wire.md). */
function receivedBefore(failure: PortFailure): TE.TaskEither<PortFailure, FormReceipt> {
  const isRepeat = failure.kind === 'refused' && failure.fields?.has('requestID') === true
  return isRepeat ? TE.right({ uploads: new Map() }) : TE.left(failure)
}
