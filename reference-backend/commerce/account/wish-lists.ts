/** Lists of products: make one, look at it, put something on it, take it off again. */

import { and, asc, count, eq } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import { requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { wishList, wishListItem } from '../../database/schema/wish-lists.ts'
import { type Action, accountOf, type Call, type WriteAction } from '../action.ts'
import { itemsJson, MODEL_FIELDS, removeGoods, requiredGoods } from './wish-list-items.ts'

const NOT_FOUND = 'The list could not be found.'
/** Lists per account; more are of no use to a customer. */
const LISTS_AT_MOST = 50
const ITEMS_AT_MOST = 200

export const wishListActions: readonly Action[] = [
  {
    name: 'getWishlist',
    label: 'public:account.getWishlist',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => ({ accountWishlistProducts: await lists(call) }),
  },
  {
    name: 'getWishListItems',
    label: 'public:account.getWishListItems',
    kind: 'read',
    access: 'account',
    fields: ['orderTemplateID', 'locale'],
    run: async (call) => {
      const list = await ownList(call, text(call.input, 'orderTemplateID'))
      if (list === undefined) return { orderTemplate: {}, accountWishlistProducts: [] }
      const { id: orderTemplateID, name: orderTemplateName, shareKey } = list
      return {
        orderTemplate: { orderTemplateID, orderTemplateName, shareKey: shareKey ?? '' },
        accountWishlistProducts: (await itemsJson(call, orderTemplateID)).map((row) => ({
          orderTemplate_orderTemplateID: orderTemplateID,
          ...row,
        })),
      }
    },
  },
  {
    name: 'getSharedWishlist',
    label: 'public:account.getSharedWishlist',
    kind: 'read',
    access: 'account',
    fields: ['shareKey', 'locale'],
    run: async (call) => {
      const list = await sharedList(call)
      if (list === undefined) return { orderTemplate: {}, accountWishlistProducts: [] }
      // Nothing of the owner: neither the account nor the id by which they change it.
      return {
        orderTemplate: { orderTemplateName: list.name },
        accountWishlistProducts: await itemsJson(call, list.id),
      }
    },
  },
  {
    ...listWrite('shareWishlist', ['orderTemplateID'], async () => ''),
    run: async (call) => {
      const { id, shareKey: present } = await requiredList(call)
      const shareKey = present ?? newId()
      await call.db.update(wishList).set({ shareKey }).where(eq(wishList.id, id))
      return { answer: { orderTemplateID: id, shareKey }, subjectID: id }
    },
  },
  listWrite('stopSharingWishlist', ['orderTemplateID'], async (call) => {
    const { id } = await requiredList(call)
    await call.db.update(wishList).set({ shareKey: null }).where(eq(wishList.id, id))
    return id
  }),
  listWrite('createWishlist', ['orderTemplateName'], async (call) => newList(call)),
  listWrite(
    'addWishlistItem',
    ['skuID', ...MODEL_FIELDS, 'orderTemplateID', 'orderTemplateName'],
    async (call) => {
      const goods = await requiredGoods(call)
      const isNew = text(call.input, 'orderTemplateName') !== ''
      const listId = isNew ? await newList(call) : (await requiredList(call)).id
      // On the list already is as good as added.
      const added = await call.db
        .insert(wishListItem)
        .values({ listId, ...goods, addedAt: call.now })
        .onConflictDoNothing()
        .returning()
      if (added.length > 0) await requireRoom(call, listId)
      return listId
    },
  ),
  listWrite(
    'removeWishlistItem',
    ['removalSkuID', ...MODEL_FIELDS, 'orderTemplateID'],
    async (call) => {
      const { id } = await requiredList(call)
      await removeGoods(call, id)
      return id
    },
  ),
]

/** A write that ends with a list, whose id it answers. */
function listWrite(
  name: string,
  fields: readonly string[],
  change: (call: Call) => Promise<string>,
): WriteAction {
  return {
    name,
    label: `public:account.${name}`,
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields,
    run: async (call) => {
      const orderTemplateID = await change(call)
      return { answer: { orderTemplateID }, subjectID: orderTemplateID }
    },
  }
}

/** The caller's lists, the oldest first: that one holds the favourites. */
async function lists(call: Call) {
  const rows = await call.db
    .select({ value: wishList.id, name: wishList.name, itemsCount: count(wishListItem.skuId) })
    .from(wishList)
    .leftJoin(wishListItem, eq(wishListItem.listId, wishList.id))
    .where(eq(wishList.accountId, accountOf(call).id))
    .groupBy(wishList.id)
    .orderBy(asc(wishList.createdAt), asc(wishList.name), asc(wishList.id))
  return rows
}

/** The caller's own list by its id, or their first one without an id (T09). */
async function ownList(call: Call, id: string) {
  const mine = eq(wishList.accountId, accountOf(call).id)
  const [found] = await call.db
    .select()
    .from(wishList)
    .where(id === '' ? mine : and(mine, eq(wishList.id, id)))
    .orderBy(asc(wishList.createdAt), asc(wishList.name), asc(wishList.id))
    .limit(1)
  return found
}

/** The list that a link leads to; undefined where it is shared no more, or never was (T09). */
async function sharedList({ db, input }: Call) {
  const key = text(input, 'shareKey')
  if (key === '') return undefined
  const [found] = await db.select().from(wishList).where(eq(wishList.shareKey, key))
  return found
}

async function requiredList(call: Call) {
  const found = await ownList(call, requiredText(call.input, 'orderTemplateID', NOT_FOUND))
  if (found === undefined) throw refuse('orderTemplateID', NOT_FOUND)
  return found
}

async function newList(call: Call): Promise<string> {
  const name = requiredText(call.input, 'orderTemplateName', 'Please enter a name for the list.')
  if ((await lists(call)).length >= LISTS_AT_MOST) {
    throw refuse('orderTemplateName', `There can be at most ${LISTS_AT_MOST} lists.`)
  }
  const id = newId()
  const row = { id, accountId: accountOf(call).id, name, createdAt: call.now }
  await call.db.insert(wishList).values(row)
  return id
}

/** Refuses what has made a list too long. */
async function requireRoom({ db }: Call, listId: string): Promise<void> {
  const onList = await db.$count(wishListItem, eq(wishListItem.listId, listId))
  if (onList > ITEMS_AT_MOST) {
    throw refuse('skuID', `A list holds at most ${ITEMS_AT_MOST} products.`)
  }
}
