/** Puts so many pieces of a sku in the cart: beside a product, on a card of a list. */
import { Link } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import {
  boundsOf,
  type CartQuantityProblem,
  readCartQuantity,
} from '../../../domain/cart/cart-quantity.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
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
  /** `wide` in a panel of its own, `small` on a card. */
  readonly look?: 'wide' | 'small' | undefined
  /** Asked when the button is pressed; `false` keeps it from adding anything. */
  readonly mayAdd?: (() => boolean) | undefined
  /** What is added, for those who hear several such buttons; the code of the sku unless told otherwise. */
  readonly name?: string | undefined
}

/** For skus that are for carts, on sites that take orders: `CartOffer` knows which. */
export function AddToCart(props: AddToCartProps) {
  return <AddingToCart key={props.sku.id} {...props} />
}

function AddingToCart({ sku, quantity, look = 'wide', mayAdd, name = sku.code }: AddToCartProps) {
  const { t } = useTranslation()
  const cart = useLazyCart()
  const { view, write, forget } = useCartPlace(cart, `add:${sku.code}`)
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
    const read = readCartQuantity(quantity, boundsOf(sku))
    if (E.isLeft(read)) {
      forget()
      setProblem(read.left)
      return
    }
    setProblem(undefined)
    const line = { skuId: sku.id, skuCode: sku.code, quantity: read.right }
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
        <span className={styles.hidden}>{name}</span>
      </Button>
      {sku.isQuoteOnly && <p className={styles.note}>{t('cart:quoteOnlyHint')}</p>}
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
