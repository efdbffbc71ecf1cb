/** Lists of products without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { WishLists } from '../../src/application/ports/wish-lists.ts'
import {
  type ListedGoods,
  type ListWish,
  sameGoods,
  type SharedList,
  type WishList,
  wishListId,
  type WishListItem,
} from '../../src/domain/wish-list/wish-list.ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { fallbackLocale } from '../../src/domain/content/content-locale.ts'
import { listedToday, readGoods } from './fake-listed-model.ts'
import { accountAt } from './fake-quote-store.ts'
import { refused, notFound, type Visit } from './fake-shop.ts'
import { inWords } from './in-words.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeWishLists(visit: Visit): WishLists {
  const { ask, commit } = visit.shop.calls
  const own = () => ownLists(visit)
  return {
    all: (signal) =>
      ask(
        'wishLists.all',
        () =>
          E.map((lists: readonly WishList[]) =>
            lists.map(({ id, name, items }) => ({ id, name, itemCount: items.length })),
          )(own()),
        signal,
      ),
    open: (id, signal) =>
      ask(
        'wishLists.open',
        () =>
          E.chain((lists: readonly WishList[]): Answer<WishList> => {
            const found = lists.find((list) => list.id === id)
            return found ? E.right(found) : notFound
          })(own()),
        signal,
      ),
    favourites: (signal) =>
      ask(
        'wishLists.favourites',
        () => E.map((lists: readonly WishList[]) => lists[0])(own()),
        signal,
      ),
    create: (name) =>
      commit('wishLists.create', () => E.map(({ id }: WishList) => id)(newList(visit, name))),
    add: (wish) => commit('wishLists.add', () => add(visit, wish)),
    share: (id) =>
      commit('wishLists.share', () =>
        E.map((list: WishList) => {
          const shareKey = list.shareKey ?? visit.shop.nextId('share')
          keep(visit, { ...list, shareKey })
          return shareKey
        })(ownList(visit, id)),
      ),
    stopSharing: (id) =>
      commit('wishLists.stopSharing', () =>
        E.map((list: WishList) => keep(visit, { ...list, shareKey: undefined }))(
          ownList(visit, id),
        ),
      ),
    shared: (key, signal) =>
      ask(
        'wishLists.shared',
        () =>
          E.chain((): Answer<SharedList> => {
            const all = [...visit.shop.wishLists.values()]
            const found = all.find(({ list: { shareKey } }) => shareKey === key)?.list
            return found
              ? E.right({ name: found.name, items: seenBy(visit, found).items })
              : notFound
          })(accountAt(visit)),
        signal,
      ),
    remove: (removal) =>
      commit('wishLists.remove', () =>
        E.chain((lists: readonly WishList[]): Answer<void> => {
          const found = lists.find((list) => list.id === removal.listId)
          if (!found) return refused('The list could not be found.')
          const items = found.items.filter((item) => !sameGoods(item, removal))
          return E.right(keep(visit, { ...found, items }))
        })(own()),
      ),
  }
}

function ownLists(visit: Visit): Answer<readonly WishList[]> {
  return E.map(({ id }: { readonly id: string }) =>
    [...visit.shop.wishLists.values()]
      .filter(({ owner }) => owner === id)
      .map(({ list }) => seenBy(visit, list)),
  )(accountAt(visit))
}

function ownList(visit: Visit, id: WishList['id']): Answer<WishList> {
  return E.chain((lists: readonly WishList[]): Answer<WishList> => {
    const found = lists.find((list) => list.id === id)
    return found ? E.right(found) : refused('The list could not be found.')
  })(ownLists(visit))
}

/** In the language that is spoken, and with the models as they are sold to the customer. */
function seenBy(visit: Visit, list: WishList): WishList {
  const { products, locale } = visit.shop
  const items = list.items.map((item) => {
    const product = products.find(({ skus }) => skus.some(({ id }) => id === item.skuId))
    const today = listedToday(products, item, zoneOf(visit))
    return product && locale !== fallbackLocale
      ? { ...today, productName: inWords(product, locale).name }
      : today
  })
  return { ...list, items }
}

function zoneOf(visit: Visit): AddressZone {
  const account = accountAt(visit)
  return (E.isRight(account) ? account.right.zone : undefined) ?? 'US'
}

function newList(visit: Visit, name: string): Answer<WishList> {
  if (name.trim() === '') return refused('Please enter a name for the list.')
  return E.map(() => {
    const list = { id: wishListId(visit.shop.nextId('list')), name, items: [] }
    keep(visit, list)
    return list
  })(accountAt(visit))
}

function add(visit: Visit, wish: ListWish): Answer<WishList['id']> {
  const { list } = wish
  const item = itemOf(visit, wish)
  if (!item) return refused('The product could not be found.')
  const target: Answer<WishList> =
    'newName' in list
      ? newList(visit, list.newName)
      : E.chain((lists: readonly WishList[]): Answer<WishList> => {
          const found = lists.find(({ id }) => id === list.id)
          return found ? E.right(found) : refused('The list could not be found.')
        })(ownLists(visit))
  return E.map((found: WishList) => {
    const others = found.items.filter((other) => !sameGoods(other, item))
    keep(visit, { ...found, items: [item, ...others] })
    return found.id
  })(target)
}

function itemOf(visit: Visit, goods: ListedGoods): WishListItem | undefined {
  const { shop } = visit
  const { skuId } = goods
  const product = shop.products.find(({ skus }) => skus.some(({ id }) => id === skuId))
  const sku = product?.skus.find(({ id }) => id === skuId)
  if (!product || !sku) return undefined
  const read = readGoods(shop.products, goods, zoneOf(visit))
  if (goods.model && !read) return undefined
  return {
    skuId,
    skuCode: sku.code,
    productName: product.name,
    productUrlTitle: product.urlTitle,
    image: product.thumbnail,
    definition: sku.definition,
    cartMinimum: product.modifiers.US.length === 0 && sku.allowsCart ? 1 : undefined,
    quoteMinimum: product.modifiers.US.length === 0 && sku.allowsQuote ? 1 : undefined,
    model: goods.model &&
      read && { code: goods.model.code, choices: read.choices, segments: [], problem: undefined },
  }
}

function keep(visit: Visit, list: WishList): void {
  const owner = accountAt(visit)
  if (E.isRight(owner)) visit.shop.wishLists.set(list.id, { owner: owner.right.id, list })
}
