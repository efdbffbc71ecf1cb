/** What a bundle in a cart is made of, and how many pieces of each. */
import type { CartItem } from '../../../domain/cart/cart.ts'
import * as styles from './CartItemName.css.ts'

export function BundleParts({ parts }: { readonly parts: CartItem['children'] }) {
  if (parts.length === 0) return null
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, quantity, productName, skuCode }) => (
        <li key={id}>{`${quantity} × ${productName} ${skuCode}`}</li>
      ))}
    </ul>
  )
}
