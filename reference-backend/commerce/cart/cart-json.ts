/** The carts on the wire. */

import { promotionOf } from '../../pricing/promotions.ts'
import { majorUnits } from '../../pricing/cents.ts'
import { isVatCountry } from '../../pricing/terms.ts'
import type { Account } from '../../session/session.ts'
import { regionIn } from '../../search/search-request.ts'
import type { Zone } from '../account/account-json.ts'
import type { Call } from '../action.ts'
import { billingOf } from '../checkout/billing.ts'
import { placementJson } from '../checkout/placement-json.ts'
import { placementOf, toldPlacement } from '../checkout/placement-store.ts'
import {
  type CartSetting,
  type PricedCart,
  pricedCart,
  type PricedFulfilment,
} from '../checkout/priced-cart.ts'
import { addressJson, fulfilmentJson } from '../fulfilment/fulfilment-json.ts'
import { paymentMethodOf } from '../payment/payment-methods.ts'
import { itemsJson } from './cart-item-json.ts'
import { type Cart, cartOf, ownerOf } from './cart-store.ts'

/** The caller's cart as it is now; an empty one where there is none. */
export async function presentCart(call: Call) {
  const cart = await cartOf(call.db, ownerOf(call))
  return cartJson({ ...call, region: regionOf(call) }, cart, call.session?.account)
}

/** The region that the caller names, else the site's own. */
export function regionOf({ input, config }: Pick<Call, 'input' | 'config'>): Zone {
  return regionIn(input['region'], config.siteZone)
}

/** A cart as its owner may see it: a customer, or without an account a visitor. */
export async function cartJson(
  setting: CartSetting,
  cart: Cart | undefined,
  account: Account | undefined,
) {
  const priced = await pricedCart(setting, cart, account)
  const { currencyCode, lines, gone, market, sums } = priced
  const begun = cart === undefined ? undefined : await placementOf(setting.db, cart.id)
  const placement = await toldPlacement(setting.db, begun)
  return {
    orderID: cart?.id ?? '',
    orderStatusType: { typeCode: 'ostNotPlaced', typeName: 'Not Placed' },
    title: cart?.name ?? '',
    currencyCode,
    totalItems: [...gone, ...lines.map(({ item }) => item)].reduce(
      (pieces, { quantity }) => pieces + quantity,
      0,
    ),
    calculatedTotal: sums?.totalAfterTax ?? null,
    total: sums?.totalAfterTax ?? null,
    subTotal: sums?.subtotal ?? null,
    subtotal: sums?.subtotal ?? null,
    surchargeTotal: sums?.surcharge ?? null,
    totalAfterSurcharge: sums?.totalAfterSurcharge ?? null,
    taxTotal: sums?.tax ?? null,
    vatFlag: isVatCountry(market.country),
    VATTotal: isVatCountry(market.country) ? (sums?.tax ?? null) : 0,
    fulfillmentTotal: sums?.freight ?? 0,
    discountTotal: sums?.discount ?? null,
    promotionCodes: (cart?.promotionCodes ?? []).flatMap((each) => promotionJson(each)),
    orderItems: itemsJson(priced),
    orderFulfillments: priced.fulfilments.map((each) => cartFulfilmentJson(each, currencyCode)),
    ...(await choicesJson(setting, priced, account)),
    ...paymentsJson(setting, priced),
    orderRequirementsList: priced.requirements.join(','),
    placement: placementJson(placement),
  }
}

function promotionJson(typed: string) {
  const promotion = promotionOf(typed)
  if (promotion === undefined) return []
  const { code, name } = promotion
  return [{ promotionCode: code, promotion: { promotionName: name } }]
}

/** What was chosen for the whole. */
async function choicesJson({ db }: CartSetting, priced: PricedCart, account: Account | undefined) {
  const { cart, fulfilments } = priced
  const billing = cart && (await billingOf(db, cart, { account, fulfilments }))
  return {
    purchaseOrderNumber: cart?.purchaseOrderNumber ?? '',
    orderNotes: cart?.orderNotes ?? '',
    freightCarrier: cart?.freightCarrier ?? '',
    specialInstructions: cart?.specialInstructions ?? '',
    orderShippingDispatchOptionsCustom: cart?.dispatchOption ?? '',
    requestedDeliveryDate: cart?.requestedDeliveryDate ?? '',
    billingAddress: addressJson(billing?.chosen),
    billingAccountAddress: { accountAddressID: billing?.accountAddressID ?? '' },
    billingSameAsShippingFlag: cart?.billingSameAsShipping ?? false,
  }
}

function paymentsJson(
  { payments: ports }: CartSetting,
  { payments, allocation, methods, sums }: PricedCart,
) {
  const due = majorUnits(allocation.dueCents)
  const paid = [...allocation.cents.values()].reduce((all, cents) => all + cents, 0)
  return {
    orderPayments: payments.map((payment) => ({
      orderPaymentID: payment.id,
      amount: majorUnits(allocation.cents.get(payment.id) ?? 0),
      paymentMethod: methodJson(paymentMethodOf(payment.methodType)),
      purchaseOrderNumber: payment.purchaseOrderNumber,
      creditCardType: payment.creditCardType,
      creditCardLastFour: payment.creditCardLastFour,
      nameOnCreditCard: payment.nameOnCreditCard,
      expirationMonth: payment.expirationMonth,
      expirationYear: payment.expirationYear,
      accountPaymentMethodID: payment.accountPaymentMethodId ?? '',
      giftCardCodeLastFour: payment.giftCardLastFour,
    })),
    paymentAmountTotal: majorUnits(paid),
    paymentAmountDue: sums === undefined ? null : due,
    eligiblePaymentMethodDetails: methods.map((method) => ({
      maximumAmount: sums?.totalAfterTax ?? 0,
      paymentMethod: {
        ...methodJson(method),
        paymentIntegration: {
          integrationPackage: method.type === 'creditCard' ? 'vault' : '',
          frameAddress: method.type === 'creditCard' ? (ports?.provider?.frameAddress ?? '') : '',
        },
      },
    })),
  }
}

function methodJson({ id, name, type }: ReturnType<typeof paymentMethodOf>) {
  return { paymentMethodID: id, paymentMethodName: name, paymentMethodType: type }
}

function cartFulfilmentJson(fulfilment: PricedFulfilment, currencyCode: string) {
  const items = fulfilment.lines.map(({ item }) => item)
  return {
    ...fulfilmentJson({ ...fulfilment, trackingNumbers: [] }, items, currencyCode),
    fulfillmentCharge: majorUnits(fulfilment.charge),
    shippingMethodOptions: fulfilment.options.map(({ id, name, charge, days }) => ({
      name,
      value: id,
      totalCharge: majorUnits(charge),
      transitDays: days,
    })),
  }
}
