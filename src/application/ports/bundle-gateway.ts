/** Bundles: what they offer, and the one that the customer, or the browser of a visitor, is building. */
import type { taskEither as TE } from 'fp-ts'
import type {
  BundleBuild,
  BundleOffer,
  BundleSelection,
} from '../../domain/catalogue/bundle-build.ts'
import type { SkuId } from '../../domain/catalogue/product.ts'
import type { PortFailure } from '../failure.ts'

export interface BundleGateway {
  /** The first page of each group of a bundle, by the id of its product. */
  readonly offers: (
    productId: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly BundleOffer[]>
  /** Another page of a group, from 1 on. */
  readonly offer: (
    groupId: string,
    page: number,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, BundleOffer>
  /** What is being built of a bundle; undefined while that is nothing. */
  readonly build: (
    bundle: SkuId,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, BundleBuild | undefined>
  /** What was chosen of all groups, in the place of what was there. */
  readonly save: (
    bundle: SkuId,
    selection: BundleSelection,
  ) => TE.TaskEither<PortFailure, BundleBuild>
  /** The build without a part; undefined once it was the last. */
  readonly removeItem: (itemId: string) => TE.TaskEither<PortFailure, BundleBuild | undefined>
  readonly discard: (buildId: string) => TE.TaskEither<PortFailure, undefined>
}
