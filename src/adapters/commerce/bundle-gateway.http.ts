/** Bundles on the commerce engine. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { BundleGateway } from '../../application/ports/bundle-gateway.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { Decode } from '../http/decode.ts'
import type { CommerceClient } from './commerce-client.ts'
import {
  decodeBuild,
  decodeOffer,
  decodeOffers,
  decodePresentBuild,
  encodeSelection,
  isNothingBegun,
} from './wire/bundle.wire.ts'

interface GoodsReader {
  /** The region that a visitor has chosen, asked with every call. */
  readonly region: () => AddressZone | undefined
  readonly locale: () => ContentLocale
}

type Fields = Readonly<Record<string, string>>

export function httpBundleGateway(
  client: CommerceClient,
  { region, locale }: GoodsReader,
): BundleGateway {
  const inRegion = (): Fields => {
    const zone = region()
    return zone === undefined ? {} : { region: zone }
  }
  const asked = <A>(query: Fields, decode: Decode<A>, signal?: AbortSignal) =>
    client.call(
      {
        action: 'getProductBundles',
        manner: 'read',
        query: { ...query, locale: locale(), ...inRegion() },
        decode,
      },
      signal,
    )
  const write = <A>(action: string, fields: Fields, decode: Decode<A>) =>
    client.call({ action, manner: 'write', body: { ...fields, ...inRegion() }, decode })
  return {
    offers: (productID, signal) => asked({ productID }, decodeOffers, signal),
    offer: (productBundleGroupID, page, signal) =>
      asked({ productBundleGroupID, currentPage: String(page) }, decodeOffer, signal),
    build: (bundle, signal) =>
      client.call(
        {
          action: 'getProductBundleBuild',
          manner: 'read',
          query: { skuID: bundle, ...inRegion() },
          decode: decodePresentBuild,
          isAnswer: isNothingBegun,
        },
        signal,
      ),
    save: (bundle, selection) =>
      write('createProductBundleBuild', encodeSelection(bundle, selection), decodeBuild),
    removeItem: (productBundleBuildItemID) =>
      write('removeProductBundleBuildItem', { productBundleBuildItemID }, decodePresentBuild),
    discard: (productBundleBuildID) =>
      F.pipe(
        write('removeProductBundleBuild', { productBundleBuildID }, decodePresentBuild),
        TE.map(() => undefined),
      ),
  }
}
