/** Customers' own codes on the commerce engine. */
import type { CustomCodes } from '../../application/ports/custom-codes.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeCustomCodes } from './wire/custom-code.wire.ts'
import { decodeDone } from './wire/done.wire.ts'
import {
  decodeCodeUses,
  decodeKeptCodes,
  decodeOwnNumbers,
  decodeSavedCode,
} from './wire/kept-code.wire.ts'

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
    beginningWith: (text, signal) =>
      client.call(
        {
          action: 'searchOwnNumbers',
          manner: 'read',
          query: { keyword: text.trim() },
          decode: decodeOwnNumbers,
        },
        signal,
      ),
    all: (signal) =>
      client.call({ action: 'getCustomCodes', manner: 'read', decode: decodeKeptCodes }, signal),
    save: ({ customCode, modelCode }) =>
      client.call({
        action: 'saveCustomCode',
        manner: 'write',
        body: { customCode, modelNumber: modelCode },
        byField: true,
        decode: decodeSavedCode,
      }),
    remove: ({ customCode, modelCode }) =>
      client.call({
        action: 'deleteCustomCode',
        manner: 'write',
        body: { customCode, modelNumber: modelCode },
        decode: decodeDone,
      }),
    uses: (customCode, page, signal) =>
      client.call(
        {
          action: 'getCustomCodeUses',
          manner: 'read',
          query: { customCode, ...(page > 1 && { currentPage: String(page) }) },
          decode: decodeCodeUses,
        },
        signal,
      ),
  }
}
