import { createElement } from 'react'
import { late } from '../../components/Late/late.ts'
import { useLate } from '../../components/Late/use-late.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { AddToCartProps } from './AddToCart.tsx'
import * as styles from './LateAddToCart.css.ts'

const button = late(async () => (await import('./AddToCart.tsx')).AddToCart)

/** The way into the cart; its code comes after the page, for what is sold from the shelf only. */
export function LateAddToCart(props: AddToCartProps) {
  const { settings } = useStorefront()
  return props.sku.allowsCart && settings.isTransactional ? <WhenThere {...props} /> : null
}

function WhenThere(props: AddToCartProps) {
  const AddToCart = useLate(button, true)
  if (AddToCart === undefined) return <div className={styles.place[props.look ?? 'wide']} />
  return createElement(AddToCart, props)
}
