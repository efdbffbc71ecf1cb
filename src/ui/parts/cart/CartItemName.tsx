/** What a line of the cart is: picture, product, code, what sets it apart, and the parts of a bundle. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CartItem, codeOf } from '../../../domain/cart/cart.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { BundleParts } from './BundleParts.tsx'
import * as styles from './CartItemName.css.ts'

interface CartItemNameProps {
  readonly item: CartItem
  /** `short` without what sets it apart. */
  readonly look?: 'whole' | 'short' | undefined
  /** What there is to know of a configured model, in the place of its bare code. */
  readonly facts?: ReactNode
}

export function CartItemName({ item, look = 'whole', facts }: CartItemNameProps) {
  const { image, definition, children } = item
  return (
    <div className={styles.name}>
      {image && (
        <img className={styles.picture} src={image} alt="" width={48} height={36} loading="lazy" />
      )}
      <div className={styles.words}>
        <ProductName item={item} />
        {facts ?? <span className={styles.code}>{codeOf(item)}</span>}
        {look === 'whole' && definition && <span className={styles.detail}>{definition}</span>}
        <BundleParts parts={children} />
      </div>
    </div>
  )
}

/** Leads to the product with this very sku, or configured like this, where its page is known. */
function ProductName({ item }: Pick<CartItemNameProps, 'item'>) {
  const { productUrlTitle, productName, skuId, model, quantity } = item
  if (!productUrlTitle) return <span className={styles.product}>{productName}</span>
  return (
    <Link
      to="/product/$urlTitle"
      params={{ urlTitle: productUrlTitle }}
      search={{
        ...(skuId ? { skuid: skuId } : {}),
        ...(model ? { model: model.code, quantity: String(quantity) } : {}),
      }}
      className={linkLook({ tone: 'plain' })}
    >
      <span className={styles.product}>{productName}</span>
    </Link>
  )
}
