/** What takes the place of a line of the cart that is not sold any more: it is added before the line leaves. */
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import { type CartItem, codeOf } from '../../../domain/cart/cart.ts'
import type { CartWrite } from '../../../domain/cart/cart-write.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { FormerStays } from '../instead/FormerStays.tsx'
import { ModelInstead } from '../instead/ModelInstead.tsx'
import { type LazyCart, useCartPlace } from './use-cart.ts'

interface CartInsteadProps {
  readonly cart: LazyCart
  readonly item: CartItem
}

export function CartInstead({ cart, item }: CartInsteadProps) {
  const { t } = useTranslation()
  const adding = useCartPlace(cart, `instead:${item.id}`)
  const removing = useCartPlace(cart, `remove:${item.id}`)
  const isAdded = adding.view.kind === 'done'
  const leave = () => removing.write({ kind: 'remove', itemIds: [item.id] })
  const leaveOnce = useEffectEvent(leave)
  // The chart of the cart tells that what takes its place lies there. It is not added a second time.
  useEffect(() => {
    if (isAdded) leaveOnce()
  }, [isAdded])
  const { quantity, materialNumber } = item
  if (adding.view.kind === 'done') {
    return (
      <FormerStays
        taken={addedCode(adding.view.write)}
        former={codeOf(item)}
        isBusy={placeFailure(removing.view) === undefined}
        onAgain={leave}
      />
    )
  }
  const failure = placeFailure(adding.view)
  return (
    <>
      <ModelInstead
        former={{ modelCode: codeOf(item), segments: item.model?.segments ?? [] }}
        productName={item.productName}
        isBusy={adding.view.kind === 'busy'}
        onTake={({ skuId, skuCode, ...model }) =>
          adding.write({
            kind: 'add',
            insteadOf: item.id,
            lines: [{ skuId, skuCode, quantity, materialNumber, model }],
          })
        }
      />
      {failure && <p role="alert">{failureWords(t, failure, 'cart:failed')}</p>}
    </>
  )
}

function addedCode(write: CartWrite): string {
  return write.kind === 'add' ? write.lines.map(codeOf).join(' ') : ''
}
