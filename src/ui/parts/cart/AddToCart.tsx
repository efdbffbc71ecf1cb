/** Puts so many pieces of a sku in the cart: beside a product, on a card of a list. */
import { Link } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useState } from 'react'
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
import type { PriceQuestion } from '../../../domain/pricing/price-flow.view.ts'
import type { QuantityRule } from '../../../domain/pricing/quantity-rule.ts'
import { Button } from '../../components/Button/Button.tsx'
import { CartIcon } from '../../components/Icon/icons.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import * as styles from './AddToCart.css.ts'
import { quantityWords } from './cart-words.ts'
import { useCartPlace, useLazyCart } from './use-cart.ts'

export interface AddToCartProps {
  readonly sku: Sku
  /** As typed; judged when the button is pressed. */
  readonly quantity: string
  /** The configured model that is added, where the sku is one of a configurable product. */
  readonly model?: OfferedModel | undefined
  /** `wide` in a panel of its own, `small` on a card. */
  readonly look?: 'wide' | 'small' | undefined
  /** Asked when the button is pressed; `false` keeps it from adding anything. */
  readonly mayAdd?: (() => boolean) | undefined
  /** What is added, for those who hear several such buttons; the code of the sku unless told otherwise. */
  readonly name?: string | undefined
}

export interface OfferedModel {
  readonly code: string
  readonly question: PriceQuestion
  readonly rule: QuantityRule
}

/** For skus that are for carts, on sites that take orders: `CartOffer` knows which. */
export function AddToCart(props: AddToCartProps) {
  return <AddingToCart key={props.sku.id} {...props} />
}

function AddingToCart({ sku, quantity, model, look = 'wide', mayAdd, name }: AddToCartProps) {
  const { t } = useTranslation()
  const cart = useLazyCart()
  const code = model?.code ?? sku.code
  const { view, write, forget } = useCartPlace(cart, `add:${code}`)
  const failure = placeFailure(view)
  const [problem, setProblem] = useState<CartQuantityProblem>()
  const [judged, setJudged] = useState(quantity)
  // A message about the previous quantity no longer applies.
  if (judged !== quantity) {
    setJudged(quantity)
    setProblem(undefined)
  }
  const add = () => {
    if (mayAdd?.() === false) return
    const read = readCartQuantity(quantity, model ? boundsOfModel(sku, model.rule) : boundsOf(sku))
    if (E.isLeft(read)) {
      forget()
      setProblem(read.left)
      return
    }
    setProblem(undefined)
    const line = {
      skuId: sku.id,
      skuCode: sku.code,
      quantity: read.right,
      model: addedModel(model),
    }
    write({ kind: 'add', lines: [line] })
  }
  return (
    <div className={styles.frame[look]}>
      <Button
        wide
        size={look === 'wide' ? 'lg' : 'md'}
        icon={CartIcon}
        busy={view.kind === 'busy'}
        busyLabel={t('cart:adding')}
        onClick={add}
      >
        {t('cart:add')}
        <span className={styles.hidden}>{name ?? code}</span>
      </Button>
      {(model ?? sku.isQuoteOnly) && (
        <p className={styles.note}>{t(model ? 'cart:modelHint' : 'cart:quoteOnlyHint')}</p>
      )}
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
    </div>
  )
}

/** The code alone may mean several models: which one is said with it. */
function addedModel(model: OfferedModel | undefined): AddedModel | undefined {
  return model && { code: model.code, choices: askedModel(model.question).choices }
}
