import { createElement, type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductSummary, Sku } from '../../../domain/catalogue/product.ts'
import { Button } from '../../components/Button/Button.tsx'
import { late } from '../../components/Late/late.ts'
import { useLate } from '../../components/Late/use-late.ts'
import * as styles from './CardActions.css.ts'
import { CardQuantity } from './CardQuantity.tsx'

const cardQuote = late(async () => (await import('./CardQuote.tsx')).CardQuote)

interface CardOrderProps {
  readonly product: ProductSummary
  readonly sku: Sku
}

/** How many of a sku, and the button that puts them on a quote. Price and dialog are fetched when it is pressed. */
export function CardOrder({ product, sku }: CardOrderProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLFormElement>(null)
  const [quantity, setQuantity] = useState(sku.orderMinimum ?? 1)
  const [isTaken, setTaken] = useState(true)
  /** How often it was pressed; each press is a wish of its own. */
  const [presses, setPresses] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const Quote = useLate(cardQuote, presses > 0, () => setMissed(true))
  const isWaiting = presses > 0 && Quote === undefined && !isMissed
  const order = (event: FormEvent) => {
    event.preventDefault()
    // A quantity that was ignored a moment ago is looked at again before anything is done with another one.
    if (!isTaken) {
      setTaken(true)
      field.current?.querySelector('input')?.focus()
      return
    }
    setMissed(false)
    setPresses(presses + 1)
  }
  return (
    <>
      <form ref={field} className={styles.order} noValidate onSubmit={order}>
        <CardQuantity sku={sku} quantity={quantity} onChange={setQuantity} onTaken={setTaken} />
        <Button type="submit" wide busy={isBusy || isWaiting} busyLabel={t('price.calculating')}>
          {t('price.addToQuote')}
        </Button>
      </form>
      {isMissed && (
        <p role="alert" className={styles.bad}>
          {t('quoteDialog.missed')}
        </p>
      )}
      {presses > 0 &&
        Quote !== undefined &&
        createElement(Quote, { product, sku, quantity, presses, onBusy: setBusy })}
    </>
  )
}
