/** Lists of products on the commerce engine. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { WishLists } from '../../application/ports/wish-lists.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import { thereOrNotFound } from '../http/there-or-not-found.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeDone } from './wire/done.wire.ts'
import {
  decodeListId,
  decodeListIfAny,
  decodeLists,
  decodeShareKey,
  decodeSharedIfAny,
  encodeListWish,
  encodeRemoval,
} from './wire/wish-list.wire.ts'

/** `locale` says in which language products are named. */
export function httpWishLists(client: CommerceClient, locale: () => ContentLocale): WishLists {
  const items = (query: Readonly<Record<string, string>> = {}) =>
    ({
      action: 'getWishListItems',
      manner: 'read',
      query: { ...query, locale: locale() },
      decode: decodeListIfAny,
    }) as const
  return {
    all: (signal) =>
      client.call({ action: 'getWishlist', manner: 'read', decode: decodeLists }, signal),
    open: (orderTemplateID, signal) =>
      F.pipe(client.call(items({ orderTemplateID }), signal), TE.flatMap(thereOrNotFound)),
    favourites: (signal) => client.call(items(), signal),
    create: (orderTemplateName) =>
      client.call({
        action: 'createWishlist',
        manner: 'write',
        body: { orderTemplateName },
        decode: decodeListId,
      }),
    add: (wish) =>
      client.call({
        action: 'addWishlistItem',
        manner: 'write',
        body: encodeListWish(wish),
        decode: decodeListId,
      }),
    share: (orderTemplateID) =>
      client.call({
        action: 'shareWishlist',
        manner: 'write',
        body: { orderTemplateID },
        decode: decodeShareKey,
      }),
    stopSharing: (orderTemplateID) =>
      client.call({
        action: 'stopSharingWishlist',
        manner: 'write',
        body: { orderTemplateID },
        decode: decodeDone,
      }),
    shared: (shareKey, signal) =>
      F.pipe(
        client.call(
          {
            action: 'getSharedWishlist',
            manner: 'read',
            query: { shareKey, locale: locale() },
            decode: decodeSharedIfAny,
          },
          signal,
        ),
        TE.flatMap(thereOrNotFound),
      ),
    remove: (removal) =>
      client.call({
        action: 'removeWishlistItem',
        manner: 'write',
        body: encodeRemoval(removal),
        decode: decodeDone,
      }),
  }
}
