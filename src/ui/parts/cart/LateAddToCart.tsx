import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../../components/Late/late.ts'
import { useLate } from '../../components/Late/use-late.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { SignInLine } from '../sign-in/SignInLine.tsx'
import type { AddToCartProps } from './AddToCart.tsx'
import * as styles from './LateAddToCart.css.ts'

const button = late(async () => (await import('./AddToCart.tsx')).AddToCart)

/**
 * The way into the cart; its code comes after the page, for what is sold from the shelf only. Where the sku
 * is for customers' carts, a visitor is led to the sign-in and back instead.
 */
export function LateAddToCart(props: AddToCartProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const account = useAccount()
  if (!props.sku.allowsCart || !settings.isTransactional) return null
  if (props.sku.needsLoginForCart && account === undefined) {
    return <SignInLine text={t('catalogue:cartLogin')} />
  }
  return <WhenThere {...props} />
}

function WhenThere(props: AddToCartProps) {
  const AddToCart = useLate(button, true)
  if (AddToCart === undefined) return <div className={styles.place[props.look ?? 'wide']} />
  return createElement(AddToCart, props)
}
