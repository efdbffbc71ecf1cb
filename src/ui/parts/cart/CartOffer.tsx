/** The way into the cart: beside a product, on a card of a list. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { CartIcon } from '../../components/Icon/icons.ts'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded, useLoadedBefore, usePreload } from '../../lazy.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { SignInLine } from '../sign-in/SignInLine.tsx'
import type { CartOfferProps, CartWish } from './cart-offer.ts'
import * as styles from './CartOffer.css.ts'

const addToCartCode = lazy(async () => (await import('./AddToCart.tsx')).AddToCart)

/** Where the sku is for customers' carts, a visitor is led to the sign-in and back instead (PRICE-20). */
export function CartOffer(props: CartOfferProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const account = useAccount()
  if (!props.sku.allowsCart || !settings.isTransactional) return null
  if (props.sku.needsLoginForCart && account === undefined) {
    return <SignInLine text={t('catalogue:cartLogin')} />
  }
  return <CartButton key={props.sku.id} {...props} />
}

/** The button is there with the page; what it does, and the words for it, are fetched with the first press. */
function CartButton(props: CartOfferProps) {
  const { sku, quantity, model, names, look = 'wide', tone = 'secondary', mayAdd } = props
  const { t } = useTranslation()
  const addToCart = useLazyWithTexts(addToCartCode, ['cart'])
  usePreload(addToCart)
  const isThere = useLoadedBefore(addToCart) !== undefined
  const [stage, setStage] = useState<'unused' | 'used' | 'missed'>(isThere ? 'used' : 'unused')
  const [wish, setWish] = useState<CartWish>()
  const [isTaken, setTaken] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const add = () => {
    if (mayAdd?.() === false) return
    setStage('used')
    setWish({ quantity, model, names })
    setTaken(false)
  }
  const miss = () => {
    setStage('missed')
    setTaken(true)
  }
  return (
    <div className={styles.frame[look]}>
      <Button
        wide
        tone={tone}
        size={look === 'wide' ? 'lg' : 'md'}
        icon={CartIcon}
        busy={isBusy || !isTaken}
        busyLabel={t('price:addingToCart')}
        onClick={add}
      >
        {t('price:addToCart')}
        <span className={styles.hidden}>{model?.code ?? sku.code}</span>
      </Button>
      {(model ?? sku.isQuoteOnly) && (
        <p className={styles.note}>
          {t(model ? 'price:cartHint.model' : 'price:cartHint.quoteOnly')}
        </p>
      )}
      {stage === 'missed' && (
        <p role="alert" className={styles.problem}>
          {t('common:networkError')}
        </p>
      )}
      <Loaded of={addToCart} wanted={stage === 'used'} onFailed={miss}>
        {(AddToCart) => (
          <AddToCart
            sku={sku}
            quantity={quantity}
            model={model}
            wish={wish}
            isTaken={isTaken}
            onTaken={() => setTaken(true)}
            onBusy={setBusy}
          />
        )}
      </Loaded>
    </div>
  )
}
