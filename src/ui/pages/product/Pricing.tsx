import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { PriceFlowSnapshot } from '../../../domain/pricing/price-flow.machine.ts'
import { configurationView, pricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { CartOffer } from '../../parts/cart/CartOffer.tsx'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import { QuantityField } from '../../parts/pricing/QuantityField.tsx'
import { useIsKnown } from '../../use-account.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { CustomerPriceProps } from './CustomerPrice.tsx'
import { LogInForPrice } from './LogInForPrice.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { bar } from './PricePanel.css.ts'
import { PricePanel } from './PricePanel.tsx'
import { PublicPrice } from './PublicPrice.tsx'

const scheduleOffer = lazy(
  async () => (await import('../../parts/delivery/ScheduleOffer.tsx')).ScheduleOffer,
)
const customerPrice = lazy(async () => (await import('./CustomerPrice.tsx')).CustomerPrice)

type PricingProps = Omit<CustomerPriceProps, 'view' | 'isCartFirst'>

/** The panel: the price and the way to a quote, for visitors the way to sign in; of what is sold as it is, the cart first. */
export function Pricing(props: PricingProps) {
  const { flow, formId, sku, account, onChange } = props
  // What one customer has opened and compared is not another's; the quantity stays in its field under the hand.
  const reader = account?.id ?? ''
  // A press may come before it is known who presses: the way into the cart is made again only for the next reader.
  const [known, setKnown] = useState(account?.id)
  const [readersBefore, setReadersBefore] = useState(0)
  if (known !== account?.id) {
    setKnown(account?.id)
    if (known !== undefined) setReadersBefore(readersBefore + 1)
  }
  const { settings, today } = useStorefront()
  const snapshot = useSelector(flow, (now) => now)
  const publicPrice = usePlainPrice()([sku])
  const pricePart = useLazyWithTexts(customerPrice, ['pricing'])
  const isKnown = useIsKnown()
  // A token most likely belongs to a customer: the code is fetched beside the answer to that question.
  useEffect(() => {
    if (!isKnown) void pricePart().catch(() => undefined)
  }, [isKnown, pricePart])
  const view = pricePanelView(snapshot, today())
  const knownPrice = publicPrice?.look === 'price' ? publicPrice : undefined
  const { quantity, modifiers } = configurationView(snapshot)
  // What needs no configuration and has a price is bought; a calculation is for its lead time, or for a quote.
  const isCartFirst =
    knownPrice !== undefined && modifiers.length === 0 && sku.allowsCart && settings.isTransactional
  return (
    <PricePanel
      view={view}
      settings={settings}
      quantity={
        <QuantityField
          look="beside"
          form={formId}
          quantity={quantity}
          shortage={view.shortage}
          onChange={(text) => onChange({ kind: 'quantity', text })}
        />
      }
      knownPrice={
        knownPrice &&
        (isCartFirst || account === undefined) && (
          <PublicPrice price={knownPrice} available={sku.available} />
        )
      }
      isCartFirst={isCartFirst}
      loginNotice={<LogInForPrice isPriceShown={knownPrice !== undefined} />}
      price={
        <Loaded
          of={pricePart}
          waiting={
            <div className={bar}>
              <Skeleton shape="line" width="half" />
            </div>
          }
          failed={(retry) => (
            <div className={bar}>
              <LoadFailed onRetry={retry} />
            </div>
          )}
        >
          {(CustomerPrice) => (
            <CustomerPrice key={reader} {...props} view={view} isCartFirst={isCartFirst} />
          )}
        </Loaded>
      }
      cart={<ToCart key={readersBefore} sku={sku} snapshot={snapshot} isCartFirst={isCartFirst} />}
    />
  )
}

interface ToCartProps {
  readonly sku: CustomerPriceProps['sku']
  readonly snapshot: PriceFlowSnapshot
  readonly isCartFirst: boolean
}

/** A configured model can be put in the cart as soon as nothing about it is open. */
function ToCart({ sku, snapshot, isCartFirst }: ToCartProps) {
  const { modifiers, isComplete, modelCode, quantity, question } = configurationView(snapshot)
  if (modifiers.length === 0) {
    return (
      <>
        <CartOffer
          sku={sku}
          quantity={quantity.text}
          look="wide"
          tone={isCartFirst ? 'primary' : 'secondary'}
        />
        <OnSchedule sku={sku} quantity={quantity.text} />
      </>
    )
  }
  if (!isComplete) return null
  const { rule, text } = quantity
  const model = { code: modelCode, question, rule }
  return <CartOffer sku={sku} quantity={text} model={model} look="wide" />
}

interface OnScheduleProps {
  readonly sku: CustomerPriceProps['sku']
  readonly quantity: string
}

/** Again and again, for what is sold from stock; its code and words come after the page. */
function OnSchedule(props: OnScheduleProps) {
  const part = useLazyWithTexts(scheduleOffer, ['delivery', 'cart', 'payment'])
  return <Loaded of={part}>{(ScheduleOffer) => <ScheduleOffer {...props} />}</Loaded>
}
