import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { SignInLine } from '../sign-in/SignInLine.tsx'
import type { AddToCartProps } from './AddToCart.tsx'
import * as styles from './CartOffer.css.ts'

const addToCartCode = lazy(async () => (await import('./AddToCart.tsx')).AddToCart)

/**
 * The way into the cart; its code and texts come after the page, for what is sold from stock only. Where the sku
 * is for customers' carts, a visitor is led to the sign-in and back instead.
 */
export function CartOffer(props: AddToCartProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const account = useAccount()
  if (!props.sku.allowsCart || !settings.isTransactional) return null
  if (props.sku.needsLoginForCart && account === undefined) {
    return <SignInLine text={t('catalogue:cartLogin')} />
  }
  return <LazyAddToCart {...props} />
}

function LazyAddToCart(props: AddToCartProps) {
  const { t } = useTranslation()
  const addToCart = useLazyWithTexts(addToCartCode, ['cart'])
  return (
    <Loaded
      of={addToCart}
      waiting={<div className={styles.place[props.look ?? 'wide']} />}
      failed={(retry) => (
        <Button size="sm" onClick={retry}>
          {t('common:tryAgain')}
        </Button>
      )}
    >
      {(AddToCart) => <AddToCart {...props} />}
    </Loaded>
  )
}
