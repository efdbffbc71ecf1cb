/** Puts what was wished for in the cart, and says below its button how that went. */
import { Link } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import {
  boundsOf,
  boundsOfModel,
  type CartQuantityProblem,
  readCartQuantity,
} from '../../../domain/cart/cart-quantity.ts'
import type { AddedModel } from '../../../domain/cart/cart-write.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { askedModel } from '../../../domain/pricing/asked-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import type { CartOfferProps, CartWish, OfferedModel } from './cart-offer.ts'
import * as styles from './CartOffer.css.ts'
import { quantityWords } from './cart-words.ts'
import { useCartPlace, useLazyCart } from './use-cart.ts'

interface AddToCartProps extends Pick<CartOfferProps, 'sku' | 'quantity' | 'model'> {
  /** The last press. */
  readonly wish: CartWish | undefined
  /** Whether it has been acted on. */
  readonly isTaken: boolean
  readonly onTaken: () => void
  /** Tells the button that something is under way. */
  readonly onBusy: (isBusy: boolean) => void
}

export function AddToCart(props: AddToCartProps) {
  const { sku, quantity, model, wish, isTaken, onTaken, onBusy } = props
  const { t } = useTranslation()
  const cart = useLazyCart()
  // The model may have changed since the press: what was asked for is added, at its own place.
  const code = (isTaken ? model : wish?.model)?.code ?? sku.code
  const { view, write, forget } = useCartPlace(cart, `add:${code}`)
  const failure = placeFailure(view)
  const read = wish && quantityOf(sku, wish)
  // A message about another quantity no longer applies.
  const problem = read && E.isLeft(read) && wish.quantity === quantity ? read.left : undefined
  const take = useEffectEvent((wished: CartWish) => {
    onTaken()
    const pieces = quantityOf(sku, wished)
    if (E.isLeft(pieces)) {
      forget()
      return
    }
    onBusy(true)
    const line = {
      skuId: sku.id,
      skuCode: sku.code,
      quantity: pieces.right,
      model: addedModel(wished.model),
      ...wished.names,
    }
    write({ kind: 'add', lines: [line] })
  })
  const isBusy = view.kind === 'busy'
  // The button is the one of the page, which was there before this code.
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  useEffect(() => {
    if (wish && !isTaken) take(wish)
  }, [wish, isTaken])
  return (
    <>
      <div role="status" className={styles.note}>
        {view.kind === 'done' && !problem && (
          <>
            {t('cart:added')}{' '}
            <Link to="/shopping-cart" className={linkLook({})}>
              {t('cart:view')}
            </Link>
          </>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {quantityWords(t, problem)}
        </p>
      )}
      {failure && !problem && (
        <p role="alert" className={styles.problem}>
          {failureWords(t, failure, 'cart:failed')}
        </p>
      )}
    </>
  )
}

function quantityOf(
  sku: Sku,
  { quantity, model }: CartWish,
): E.Either<CartQuantityProblem, number> {
  return readCartQuantity(quantity, model ? boundsOfModel(sku, model.rule) : boundsOf(sku))
}

/** The code alone may mean several models: which one is said with it. */
function addedModel(model: OfferedModel | undefined): AddedModel | undefined {
  return model && { code: model.code, choices: askedModel(model.question).choices }
}
