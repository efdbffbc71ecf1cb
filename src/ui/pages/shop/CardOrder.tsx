import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductSummary, Sku } from '../../../domain/catalogue/product.ts'
import type { SkuOffers } from '../../../domain/pricing/sku-offer.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { allLazy, lazy, Loaded, usePreload } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { CartOffer } from '../../parts/cart/CartOffer.tsx'
import * as styles from './CardActions.css.ts'
import { CardQuantity } from './CardQuantity.tsx'

const cardQuote = lazy(async () => (await import('./CardQuote.tsx')).CardQuote)

interface CardOrderProps {
  readonly product: ProductSummary
  readonly sku: Sku
  readonly offers: SkuOffers
}

/**
 * How many of a sku, and the buttons that put them on a quote and in the cart, as far as each is offered.
 * Price and dialog of a quote are fetched when its button is pressed.
 */
export function CardOrder({ product, sku, offers }: CardOrderProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLFormElement>(null)
  const [quantity, setQuantity] = useState(sku.orderMinimum ?? 1)
  const [isTaken, setTaken] = useState(true)
  /** How often it was pressed; each press is a wish of its own. */
  const [presses, setPresses] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const { pricing, catalogue } = useServices()
  const [quote] = useState(() => allLazy(cardQuote, pricing, catalogue))
  usePreload(cardQuote)
  const isForQuote = offers.quote === 'offered'
  // A quantity that was ignored a moment ago is looked at again before anything is done with another one.
  const isQuantitySeen = () => {
    if (isTaken) return true
    setTaken(true)
    field.current?.querySelector('input')?.focus()
    return false
  }
  const order = () => {
    if (!isForQuote || !isQuantitySeen()) return
    setMissed(false)
    setPresses(presses + 1)
  }
  return (
    <>
      <Form ref={field} className={`${styles.order} ${needsScripts}`} onSubmit={order}>
        <CardQuantity sku={sku} quantity={quantity} onChange={setQuantity} onTaken={setTaken} />
        <div className={styles.ways}>
          {isForQuote && (
            <Button type="submit" wide busy={isBusy} busyLabel={t('price:calculating')}>
              {t('price:addToQuote')}
            </Button>
          )}
          {offers.cart === 'offered' && (
            <CartOffer sku={sku} quantity={String(quantity)} look="small" mayAdd={isQuantitySeen} />
          )}
        </div>
      </Form>
      {isMissed && (
        <p role="alert" className={styles.bad}>
          {t('price:addToQuoteDialog.missed')}
        </p>
      )}
      <Loaded
        of={quote}
        wanted={presses > 0 && !isMissed}
        waiting={<Waiting onBusy={setBusy} />}
        onFailed={() => setMissed(true)}
      >
        {([CardQuote, prices, products]) => (
          <CardQuote
            pricing={prices}
            catalogue={products}
            product={product}
            sku={sku}
            quantity={quantity}
            presses={presses}
            onBusy={setBusy}
          />
        )}
      </Loaded>
    </>
  )
}

/** The button of the card is busy for as long as this stands there. */
function Waiting({ onBusy }: { readonly onBusy: (isBusy: boolean) => void }) {
  useEffect(() => {
    onBusy(true)
    return () => onBusy(false)
  }, [onBusy])
  return null
}
