/** Customers' own codes on the commerce engine. */
import type { CustomCodes } from '../../application/ports/custom-codes.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeCustomCodes } from './wire/custom-code.wire.ts'

export function httpCustomCodes(client: CommerceClient): CustomCodes {
  return {
    search: (keyword, signal) =>
      client.call(
        {
          action: 'searchCustomCodes',
          manner: 'read',
          query: { keyword: keyword.trim() },
          decode: decodeCustomCodes,
        },
        signal,
      ),
    resolve: (customCodes, signal) =>
      client.call(
        {
          action: 'searchCustomCodes',
          manner: 'read',
          body: { customCodes },
          decode: decodeCustomCodes,
        },
        signal,
      ),
  }
}
