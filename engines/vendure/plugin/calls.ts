/** Which function answers which call. */
import type { RequestContext } from '@vendure/core'
import {
  account,
  changePassword,
  createAccount,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from './accounts.ts'
import {
  addAddress,
  addresses,
  changeAddress,
  countries,
  makeForBilling,
  makePrimary,
  removeAddress,
} from './addresses.ts'
import {
  addToCart,
  applyPromotion,
  cart,
  changeCartLine,
  clearCart,
  removeCartLines,
  takeOffPromotion,
} from './cart.ts'
import { definition, optionStep, outline, succession } from './definitions.ts'
import {
  chooseMethod,
  choosePickupDate,
  choosePickupLocation,
  chooseShippingMethod,
  fulfilmentMethods,
  pickupLocations,
  useNewAddress,
  useSavedAddress,
} from './fulfilments.ts'
import { alternatives, prices } from './prices.ts'
import { copyQuote } from './quote-copy.ts'
import { changeQuoteModel } from './quote-line.ts'
import { openDrafts, quotes } from './quote-list.ts'
import { recallQuote, resubmitQuote, reviewQuote, submitQuote } from './quote-submission.ts'
import {
  addQuoteLines,
  changeQuoteLines,
  clearQuote,
  createQuote,
  quote,
  removePromotion,
  removeQuote,
  removeQuoteLines,
  setPurchaseOrder,
} from './quotes.ts'
import type { Tools } from './tools.ts'

// What arrives has been held against the schema, which says what each call is given.
// oxlint-disable-next-line typescript/no-explicit-any
export type Handler = (tools: Tools, ctx: RequestContext, args: any) => unknown

type Handlers = Readonly<Record<string, Handler>>

export const queries: Handlers = {
  account,
  addresses,
  addressCountries: countries,
  definition,
  outline,
  succession,
  optionStep,
  prices,
  alternatives,
  cart,
  quotes,
  openDrafts,
  quote,
  fulfilmentMethods,
  pickupLocations,
}

export const mutations: Handlers = {
  signIn,
  signOut,
  createAccount,
  forgotPassword: requestPasswordReset,
  newPassword: resetPassword,
  changePassword,
  addAddress,
  changeAddress,
  makePrimary,
  makeForBilling,
  removeAddress,
  addToCart,
  changeCartLine,
  removeCartLines,
  clearCart,
  applyPromotion,
  takeOffPromotion,
  createQuote,
  addQuoteLines,
  setPurchaseOrder,
  changeQuoteLines,
  changeQuoteModel,
  copyQuote,
  removeQuoteLines,
  removePromotion,
  clearQuote,
  removeQuote,
  submitQuote,
  resubmitQuote,
  recallQuote,
  chooseMethod,
  useSavedAddress,
  useNewAddress,
  chooseShippingMethod,
  choosePickupLocation,
  choosePickupDate,
}

export const adminMutations: Handlers = { reviewQuote }
