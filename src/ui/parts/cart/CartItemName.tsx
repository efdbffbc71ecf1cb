/** What a line of the cart is: picture, product, code, what sets it apart, and the parts of a bundle. */
import { Link } from '@tanstack/react-router'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import * as styles from './CartItemName.css.ts'

interface CartItemNameProps {
  readonly item: CartItem
  /** `short` without what sets it apart. */
  readonly look?: 'whole' | 'short' | undefined
}

export function CartItemName({ item, look = 'whole' }: CartItemNameProps) {
  const { image, skuCode, definition, children } = item
  return (
    <div className={styles.name}>
      {image && (
        <img className={styles.picture} src={image} alt="" width={48} height={36} loading="lazy" />
      )}
      <div className={styles.words}>
        <ProductName item={item} />
        <span className={styles.code}>{skuCode}</span>
        {look === 'whole' && definition && <span className={styles.detail}>{definition}</span>}
        {children.length > 0 && (
          <ul className={styles.children}>
            {children.map((part) => (
              <li key={part.id}>{`${part.quantity} × ${part.productName} ${part.skuCode}`}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Leads to the product with this very sku, where its page is known. */
function ProductName({ item: { productUrlTitle, productName, skuId } }: CartItemNameProps) {
  if (!productUrlTitle) return <span className={styles.product}>{productName}</span>
  return (
    <Link
      to="/product/$urlTitle"
      params={{ urlTitle: productUrlTitle }}
      search={skuId ? { skuid: skuId } : {}}
      className={linkLook({ tone: 'plain' })}
    >
      <span className={styles.product}>{productName}</span>
    </Link>
  )
}
