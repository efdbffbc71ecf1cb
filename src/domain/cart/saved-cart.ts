/** Carts that are set aside under a name (ACCT-02). */
import { either as E } from 'fp-ts'
import { type Brand, branded } from '../shared/brand.ts'
import { readName } from '../shared/name.ts'
import type { TextProblem } from '../shared/required-text.ts'
import { textLimit, withinLimit } from '../shared/text-limit.ts'
import type { Cart, CartItemId } from './cart.ts'

export type SavedCartId = Brand<string, 'SavedCartId'>

/** The id as written in an answer of the server. */
export function savedCartId(text: string): SavedCartId {
  return branded<SavedCartId>(text)
}

export interface SavedCart {
  readonly id: SavedCartId
  readonly name: string
  /** The instant in ISO form; empty where the server does not say. */
  readonly savedAt: string
  /** Pieces in all. */
  readonly pieces: number | undefined
  /** At today's prices; undefined where the server shows none. */
  readonly total: number | undefined
  readonly currency: string
}

/** What is different about a line since its cart was set aside. */
export interface SavedCartChange {
  readonly itemId: CartItemId
  /** `gone`: not sold any more. `quantity`: so many are left. `price`: of one piece. */
  readonly kind: 'gone' | 'quantity' | 'price'
  readonly previous: number | undefined
  readonly present: number | undefined
}

/** A saved cart that has become the cart. */
export interface TakenUp {
  readonly cart: Cart
  /** Under which name the cart before it was set aside; undefined where nothing lay in it. */
  readonly leftAs: string | undefined
  /** Undefined where the answer got lost, so that nobody has said it. */
  readonly changes: readonly SavedCartChange[] | undefined
}

export type CartNameProblem = TextProblem | { readonly kind: 'taken' }

type Named = Pick<SavedCart, 'name'>

/** The name of a saved cart, or why it cannot be one: blank, too long, or that of another one (ACCT-02). */
export function readCartName(
  text: string,
  others: readonly Named[],
): E.Either<CartNameProblem, string> {
  const read = readName(text)
  if (E.isLeft(read)) return read
  return hasName(others, read.right) ? E.left({ kind: 'taken' }) : read
}

/**
 * A name that no saved cart has: the one that is wished for, with a number behind it where it is taken, and shortened
 * so that the number has its place.
 */
export function freeCartName(wished: string, others: readonly Named[]): string {
  const numbered = (number: number): string => {
    const behind = number === 1 ? '' : ` (${number})`
    const name = withinLimit(wished, textLimit - behind.length) + behind
    return hasName(others, name) ? numbered(number + 1) : name
  }
  return numbered(1)
}

function hasName(carts: readonly Named[], wanted: string): boolean {
  return carts.some(({ name }) => name.toLowerCase() === wanted.toLowerCase())
}

/**
 * What became of making one of these carts the cart, by the saved carts before and after it and the cart
 * as it is; undefined where it was not done.
 */
export function takenUpBetween(
  { id, name }: Pick<SavedCart, 'id' | 'name'>,
  before: readonly SavedCart[],
  { saved: after, cart }: { readonly saved: readonly SavedCart[]; readonly cart: Cart },
): TakenUp | undefined {
  if (after.some((each) => each.id === id) || cart.title !== name) return undefined
  const known = new Set(before.map((each) => each.id))
  const left = after.find((each) => !known.has(each.id))
  return { cart, leftAs: left?.name, changes: undefined }
}
