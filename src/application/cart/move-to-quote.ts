/** What of a cart goes to a quote: the lines that a quote may hold, and their way out of the cart. */
import { function as F, taskEither as TE } from 'fp-ts'
import { type CartItem, codeOf, movableItems, type Promotion } from '../../domain/cart/cart.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'
import type { NewLine, OneOfSeveral } from '../ports/quote-gateway.ts'
import type { SeveralLines } from '../quote/add-several.ts'
import type { CartActor } from './cart.machine.ts'

export interface CartMove {
  readonly target: NewLine['target']
  readonly items: readonly CartItem[]
  /** Go along, so that nothing that the cart has promised is lost. */
  readonly promotions: readonly Promotion[]
}

/** Adds them to the quote, then takes them out of the cart, which is a write of its own. */
export function moveToQuote(
  addSeveral: (lines: SeveralLines) => TE.TaskEither<PortFailure, QuoteId>,
  cart: CartActor,
  { target, items, promotions }: CartMove,
): TE.TaskEither<PortFailure, QuoteId> {
  const moved = movableItems(items)
  return F.pipe(
    addSeveral({
      target,
      lines: moved.flatMap(lineOf),
      promotionCodes: promotions.map(({ code }) => code),
    }),
    TE.tapIO(() => () => {
      const itemIds = moved.map(({ id }) => id)
      cart.send({ type: 'write', place: 'move', write: { kind: 'remove', itemIds } })
    }),
  )
}

function lineOf(item: CartItem): readonly OneOfSeveral[] {
  const { skuId, quantity, model, materialNumber, customCode } = item
  if (skuId === undefined) return []
  const line = { skuId, modelCode: codeOf(item), quantity }
  const names = { customerMaterialNumber: materialNumber, customCode }
  return [{ ...line, choices: model?.choices, ...names }]
}
