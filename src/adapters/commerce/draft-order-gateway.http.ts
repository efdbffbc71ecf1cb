/** Filling draft orders on the commerce engine. */
import type { DraftOrderGateway } from '../../application/ports/draft-order-gateway.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeAddedLines, encodeLines } from './wire/added-lines.wire.ts'
import { decodeStep, encodeSelection } from './wire/option-step.wire.ts'

export function httpDraftOrderGateway(client: CommerceClient): DraftOrderGateway {
  return {
    addLines: (id, lines, currency, intentId) =>
      client.call({
        action: 'addOrderItemsV2',
        manner: 'write',
        body: encodeLines(id, lines, currency),
        decode: decodeAddedLines,
        ...(intentId !== undefined && { intentId }),
      }),
    // A question, though it travels as a POST.
    nextOption: (productId, selected, signal) =>
      client.call(
        {
          action: 'getAvailableOptionGroupsOrSku',
          manner: 'read',
          body: encodeSelection(productId, selected),
          decode: decodeStep,
        },
        signal,
      ),
  }
}
