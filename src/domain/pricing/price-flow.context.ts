/** What the price flow is given, what it knows, and what can happen to it. The chart puts it in order. */
import type { Account } from '../account/account.ts'
import type { AddressZone } from '../account/address-zone.ts'
import { modifiersOf, type Product, type Sku } from '../catalogue/product.ts'
import { answersInRegion, type MovedAnswer } from '../catalogue/region-answers.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import type { CalculatedPrice } from './calculated-price.ts'
import {
  type Configuration,
  type ConfigurationChange,
  type ConfigurationRules,
  changed,
  sameConfiguration,
  startConfiguration,
  underRules,
} from './configuration.ts'
import type { LeadTime } from './lead-time.ts'
import type { QuoteRequest } from './quote-request.ts'

/** An answer without a price is a failure of its own: nothing is shown rather than 0.00 (D10). */
export type PriceFailure = PortFailure | { readonly kind: 'no-price' }

/** A wish may become too early between the dialog and the sending, as when midnight passes (D2). */
export type AddFailure =
  | PortFailure
  | { readonly kind: 'too-early'; readonly earliest: CalendarDate }

export interface PriceQuestion {
  readonly configuration: Configuration
  readonly rules: ConfigurationRules
}

export interface LineToAdd extends PriceQuestion {
  readonly request: QuoteRequest
  /** That of the price on show. */
  readonly leadTime: LeadTime
}

/** The line that was added, and whether its quote was made for it. */
export interface AddedLine {
  readonly quoteId: QuoteId
  readonly quoteName: string
  readonly isNewQuote: boolean
  readonly modelCode: string
  readonly quantity: number
}

export interface PriceFlowInput {
  readonly product: Product
  readonly sku: Sku
  /** Undefined for a visitor. */
  readonly account: Account | undefined
  readonly zone: AddressZone
  readonly isPreview: boolean
  /** Whether the site shows prices to verified accounts only. */
  readonly demandsVerification?: boolean
  /** Changes restored from the address, in their order. */
  readonly changes: readonly ConfigurationChange[]
}

/** A configuration of another region, as one that was left or whose code came from there, and what became of its answers. */
export interface RegionLeft {
  readonly zone: AddressZone
  readonly before: Configuration
  readonly after: Configuration
  readonly moved: readonly MovedAnswer[]
}

export interface PriceFlowContext {
  readonly product: Product
  readonly account: Account | undefined
  readonly rules: ConfigurationRules
  readonly configuration: Configuration
  /** Belongs to exactly this configuration; undefined as soon as that changes (PRICE-02). */
  readonly price: CalculatedPrice | undefined
  /** Whether a change discarded a price that was shown; reported once. */
  readonly isPriceDiscarded: boolean
  /** Whether a price was asked for while something was missing; from then on problems are shown. */
  readonly isChecked: boolean
  /** Whether the dialog is to open as soon as there is a price, as from a card of a list. */
  readonly isQuoteWanted: boolean
  /** Whether the line is being added by one press, without the dialog. */
  readonly isDialogSkipped: boolean
  readonly priceFailure: PriceFailure | undefined
  readonly addFailure: AddFailure | undefined
  /** The line added last; it stays true, and in view, while the next one is being configured. */
  readonly added: AddedLine | undefined
  /** Counts for as long as the configuration is the one that the change has left. */
  readonly regionLeft: RegionLeft | undefined
}

export type PriceFlowEvent =
  | { readonly type: 'configuration.changed'; readonly change: ConfigurationChange }
  /** Signed in, signed out, another customer, or another address. */
  | {
      readonly type: 'account.changed'
      readonly account: Account | undefined
      readonly zone: AddressZone
    }
  /** The same product, in the words of another language. */
  | { readonly type: 'product.reworded'; readonly product: Product }
  | { readonly type: 'price.calculate' }
  /** The server has another price by now than this one (PRICE-02). */
  | { readonly type: 'price.outdated'; readonly price: CalculatedPrice }
  /** The browser found the form incomplete, so that nothing was asked (PRICE-10). */
  | { readonly type: 'form.refused' }
  /** Calculates and opens the dialog in one step, for customers who do not need to see the price first. */
  | { readonly type: 'quote.want' }
  | { readonly type: 'quote.open' }
  | { readonly type: 'quote.close' }
  /** From the dialog, or by one press beside a price; the dialog then opens only if that fails. */
  | { readonly type: 'quote.add'; readonly request: QuoteRequest }

/** The beginning: what leaves no choice is chosen, what the address says is restored. */
export function initialPriceFlow(input: PriceFlowInput): PriceFlowContext {
  const modifiers = modifiersOf(input.product, input.zone)
  const { orderMinimum, orderMaximum } = input.sku
  const limits = { orderMinimum, orderMaximum }
  const { zone, isPreview, demandsVerification } = input
  const rules = { modifiers, zone, isPreview, limits, demandsVerification }
  const begun: Configured = {
    product: input.product,
    rules,
    configuration: startConfiguration(input.sku, rules),
    regionLeft: undefined,
  }
  return {
    ...input.changes.reduce((now, change) => ({ ...now, ...afterChange(now, change) }), begun),
    account: input.account,
    price: undefined,
    isPriceDiscarded: false,
    isChecked: false,
    isQuoteWanted: false,
    isDialogSkipped: false,
    priceFailure: undefined,
    addFailure: undefined,
    added: undefined,
  }
}

type Configured = Pick<PriceFlowContext, 'product' | 'rules' | 'configuration' | 'regionLeft'>
type Changed = Pick<PriceFlowContext, 'configuration' | 'regionLeft'>

/** The configuration after an event, and what it was in another region: the very same ones unless the event changes them. */
export function underChange(context: PriceFlowContext, event: PriceFlowEvent): Changed {
  return event.type === 'configuration.changed' ? afterChange(context, event.change) : context
}

function afterChange(
  { product, rules, configuration, regionLeft }: Configured,
  change: ConfigurationChange,
): Changed {
  const zone = change.kind === 'model' ? (change.zone ?? rules.zone) : rules.zone
  if (zone === rules.zone) {
    return { configuration: changed(configuration, change, rules), regionLeft }
  }
  const there = { ...rules, zone, modifiers: modifiersOf(product, zone) }
  return carriedOver(changed(configuration, change, there), there, rules)
}

function carriedOver(
  before: Configuration,
  from: ConfigurationRules,
  to: ConfigurationRules,
): Changed {
  const { choices, moved } = answersInRegion(from.modifiers, to.modifiers, before.choices)
  const after = underRules({ ...before, choices }, to)
  return { configuration: after, regionLeft: { zone: from.zone, before, after, moved } }
}

/**
 * What another account, or the same one at another address, changes: the rules, and with them the choices. Answers of
 * another region are carried over by what they mean.
 */
export function underAccount(
  context: PriceFlowContext,
  event: PriceFlowEvent,
): Partial<PriceFlowContext> {
  if (event.type !== 'account.changed') return {}
  const modifiers = modifiersOf(context.product, event.zone)
  const rules = { ...context.rules, modifiers, zone: event.zone }
  const { account } = event
  if (event.zone === context.rules.zone) {
    return { account, rules, configuration: underRules(context.configuration, rules) }
  }
  const { configuration: before, regionLeft } = context
  // Back again before anything else was answered: everything is as it was.
  if (regionLeft?.zone === event.zone && sameConfiguration(regionLeft.after, before)) {
    const configuration = underRules(regionLeft.before, rules)
    return { account, rules, configuration, regionLeft: undefined }
  }
  return { account, rules, ...carriedOver(before, context.rules, rules) }
}

/** What the product in other words changes: what is said of the configuration, not the configuration itself. */
export function underProduct(
  context: PriceFlowContext,
  event: PriceFlowEvent,
): Partial<PriceFlowContext> {
  if (event.type !== 'product.reworded') return {}
  const { product } = event
  const rules = { ...context.rules, modifiers: modifiersOf(product, context.rules.zone) }
  return { product, rules, configuration: underRules(context.configuration, rules) }
}

/** The line that an event asks to add, with all that belongs to it. */
export function lineToAdd(context: PriceFlowContext, event: PriceFlowEvent): LineToAdd {
  if (event.type !== 'quote.add' || !context.price) {
    throw new Error('A line is added when it is asked for, and with its price.')
  }
  const { configuration, rules } = context
  return { configuration, rules, request: event.request, leadTime: context.price.leadTime }
}
