/** Scheduled deliveries on the commerce engine. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { DeliveryGateway } from '../../application/ports/delivery-gateway.ts'
import { pageSize } from '../../domain/shared/paging.ts'
import type { Decode } from '../http/decode.ts'
import { thereOrNotFound } from '../http/there-or-not-found.ts'
import type { CommerceClient } from './commerce-client.ts'
import {
  decodeDelivery,
  decodeDeliveryCart,
  decodeDeliveryIfAny,
  decodeDeliveryPage,
} from './wire/delivery.wire.ts'
import {
  decodeCancellationReasons,
  decodeDateReasons,
  decodeFrequencies,
  encodeChange,
} from './wire/delivery-request.wire.ts'

export function httpDeliveryGateway(client: CommerceClient): DeliveryGateway {
  const write = (action: string, body: Readonly<Record<string, unknown>>) =>
    client.call({ action, manner: 'write', body, decode: decodeDelivery })
  const options =
    (signal?: AbortSignal) =>
    <A>(action: string, decode: Decode<A>) =>
      client.call({ action, manner: 'read', decode }, signal)
  return {
    list: (page, signal) => {
      const query = { pageRecordsShow: String(pageSize), currentPage: String(page) }
      const decode = decodeDeliveryPage
      return client.call({ action: 'getOrderTemplates', manner: 'read', query, decode }, signal)
    },
    details: (orderTemplateID, signal) =>
      F.pipe(
        client.call(
          {
            action: 'getOrderTemplateDetails',
            manner: 'read',
            query: { orderTemplateID },
            decode: decodeDeliveryIfAny,
          },
          signal,
        ),
        TE.flatMap(thereOrNotFound),
      ),
    cart: (signal) =>
      client.call(
        {
          action: 'getAccount',
          manner: 'read',
          query: { returnJSONObjects: 'orderTemplateCart' },
          decode: decodeDeliveryCart,
        },
        signal,
      ),
    options: (signal) => {
      const ask = options(signal)
      return F.pipe(
        TE.Do,
        TE.apS('frequencies', ask('getFrequencyTermOptions', decodeFrequencies)),
        TE.apS(
          'cancellationReasons',
          ask('getCancellationReasonTypeOptions', decodeCancellationReasons),
        ),
        TE.apS('dateReasons', ask('getScheduleDateChangeReasonTypeOptions', decodeDateReasons)),
      )
    },
    add: ({ skuCode, quantity, to, frequencyId }) =>
      write('addOrderTemplateItem', {
        skuCode,
        quantity,
        ...(to && { orderTemplateID: to }),
        ...(frequencyId && { frequencyTermID: frequencyId }),
      }),
    change: (orderTemplateID, change) => {
      const { action, body } = encodeChange(change)
      return write(action, { orderTemplateID, ...body })
    },
  }
}
