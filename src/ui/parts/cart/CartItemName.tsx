/** What a line of the cart is: picture, product, code, what sets it apart, and the parts of a bundle. */
import type { ReactNode } from 'react'
import { type CartItem, codeOf } from '../../../domain/cart/cart.ts'
import { LinkedProductName } from '../LinkedProductName.tsx'
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
  const { image, definition, children, model, productName } = item
  return (
    <div className={styles.name}>
      {image && (
        <img className={styles.picture} src={image} alt="" width={48} height={36} loading="lazy" />
      )}
      <div className={styles.words}>
        <LinkedProductName item={{ ...item, modelCode: model?.code }}>
          <span className={styles.product}>{productName}</span>
        </LinkedProductName>
        {facts ?? <span className={styles.code}>{codeOf(item)}</span>}
        {look === 'whole' && definition && <span className={styles.detail}>{definition}</span>}
        <BundleParts parts={children} />
      </div>
    </div>
  )
}
