/** Bundles without a server: one build for each owner and bundle. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { BundleGateway } from '../../src/application/ports/bundle-gateway.ts'
import {
  type BundleBuild,
  type BundleItem,
  type BundleOffer,
  type BundleSelection,
  isWhole,
} from '../../src/domain/catalogue/bundle-build.ts'
import type { SkuId } from '../../src/domain/catalogue/product.ts'
import { bundleOffers } from '../builders/a-bundle.ts'
import { type Owner, ownerOf } from './cart-gateway.fake.ts'
import { bundledSku, type FakeBuild, groupOffering, soldParts } from './fake-bundle.ts'
import { refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeBundleGateway(visit: Visit): BundleGateway {
  const { shop } = visit
  const { ask, commit } = shop.calls
  const own = <A>(work: (owner: Owner, builds: readonly FakeBuild[]) => Answer<A>): Answer<A> =>
    F.pipe(
      ownerOf(visit),
      E.chain((owner) => work(owner, shop.builds.get(owner) ?? [])),
    )
  return {
    offers: (productId, signal) =>
      ask(
        'bundleGateway.offers',
        () => {
          const product = shop.products.find(({ id }) => id === productId)
          if (!product?.bundle) return refused('The bundle could not be found.')
          return E.right(product.bundle.map(({ id }) => offerOf(visit, id)))
        },
        signal,
      ),
    offer: (groupId, page, signal) =>
      ask(
        'bundleGateway.offer',
        () => {
          const offer = offerOf(visit, groupId)
          return E.right(page === 1 ? offer : { ...offer, skus: [] })
        },
        signal,
      ),
    build: (bundle, signal) =>
      ask(
        'bundleGateway.build',
        () => own((_, builds) => E.right(builds.find((each) => each.bundle === bundle))),
        signal,
      ),
    save: (bundle, selection) =>
      commit('bundleGateway.save', () =>
        own((owner) => saved(visit, { owner, bundle, selection })),
      ),
    removeItem: (itemId) =>
      commit('bundleGateway.removeItem', () =>
        own((owner, builds) => {
          const build = builds.find(({ items }) => items.some(({ id }) => id === itemId))
          if (!build) return refused('This bundle has changed, or is in the cart already.')
          const items = build.items.filter(({ id }) => id !== itemId)
          return E.right(kept(visit, owner, { ...build, items }))
        }),
      ),
    discard: (buildId) =>
      commit('bundleGateway.discard', () =>
        own((owner, builds) => {
          if (builds.every(({ id }) => id !== buildId)) {
            return refused('This bundle has changed, or is in the cart already.')
          }
          shop.builds.set(
            owner,
            builds.filter(({ id }) => id !== buildId),
          )
          return E.right(undefined)
        }),
      ),
  }
}

function offerOf({ shop }: Visit, groupId: string): BundleOffer {
  const codes = bundleOffers[groupId] ?? []
  const skus = codes.flatMap((skuCode) => soldParts(shop, [{ skuCode, quantity: 1 }]) ?? [])
  return {
    groupId,
    total: skus.length,
    skus: skus.map(({ product, sku }) => ({
      id: sku.id,
      code: sku.code,
      name: product.name,
      definition: sku.definition,
      productUrlTitle: product.urlTitle,
      image: product.thumbnail,
      price: sku.salePrice,
      currency: 'USD',
      available: sku.available,
    })),
  }
}

interface Wanted {
  readonly owner: Owner
  readonly bundle: SkuId
  readonly selection: BundleSelection
}

function saved(visit: Visit, { owner, bundle, selection }: Wanted): Answer<BundleBuild> {
  const { shop } = visit
  const product = shop.products.find(({ skus }) => skus.some(({ id }) => id === bundle))
  const items = selection.flatMap(({ skuId, quantity }): BundleItem[] => {
    const sku = shop.products.flatMap(({ skus }) => skus).find(({ id }) => id === skuId)
    const groupId = sku && groupOffering(sku.code)
    if (!sku || groupId === undefined) return []
    return [{ id: shop.nextId('build-item'), groupId, code: sku.code, quantity, skuId }]
  })
  if (!product?.bundle || items.length < selection.length || !isWhole(product.bundle, selection)) {
    return refused('Please select other products.')
  }
  const build = kept(visit, owner, { id: '', bundle, items })
  return build ? E.right(build) : refused('Please select other products.')
}

/** Kept under a new id and priced; nothing is kept of nothing. */
function kept(
  { shop }: Visit,
  owner: Owner,
  { id, bundle, items }: Pick<FakeBuild, 'id' | 'bundle' | 'items'>,
): FakeBuild | undefined {
  const others = (shop.builds.get(owner) ?? []).filter(
    (each) => each.id !== id && each.bundle !== bundle,
  )
  if (items.length === 0) {
    shop.builds.set(owner, others)
    return undefined
  }
  const product = shop.products.find(({ skus }) => skus.some((sku) => sku.id === bundle))
  const parts = soldParts(
    shop,
    items.map(({ code, quantity }) => ({ skuCode: code, quantity })),
  )
  const [own] = product?.skus ?? []
  const sku = own && parts && bundledSku(own, parts)
  const build: FakeBuild = {
    id: shop.nextId('build'),
    bundle,
    items,
    price: sku?.salePrice,
    currency: 'USD',
    available: sku?.available,
    isComplete: sku !== undefined && isWhole(product?.bundle ?? [], selectionIn(items)),
  }
  shop.builds.set(owner, [...others, build])
  return build
}

function selectionIn(items: readonly BundleItem[]): BundleSelection {
  return items.flatMap(({ skuId, groupId, quantity }) =>
    skuId === undefined ? [] : [{ skuId, groupId, quantity }],
  )
}
