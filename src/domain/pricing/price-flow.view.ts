/** What the product page shows of the price flow. Components never read the chart's context. */
import { either as E } from 'fp-ts'
import {
  automaticOption,
  type Modifier,
  type ModifierOption,
  visibleOptions,
} from '../catalogue/modifier.ts'
import {
  encodeModelCode,
  type ModelCodeSegment,
  modelCodeSegments,
} from '../catalogue/model-code.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { PriceParts } from './calculated-price.ts'
import {
  type Configuration,
  missingModifiers,
  orderRule,
  sameConfiguration,
} from './configuration.ts'
import { earliestDelivery, type LeadTime } from './lead-time.ts'
import type {
  AddedLine,
  AddFailure,
  PriceFailure,
  PriceQuestion,
  RegionLeft,
} from './price-flow.context.ts'
import type { PriceFlowSnapshot } from './price-flow.machine.ts'
import type { PricedConfiguration } from './price-differences.context.ts'
import { type PricingProblem, problemsOfPricing } from './pricing-problem.ts'
import type { QuantityBreak } from './quantity-break.ts'
import {
  checkQuantity,
  parseQuantity,
  type QuantityProblem,
  type QuantityRule,
} from './quantity-rule.ts'
import { aboveStock, stockedInstead } from './stocked-quantity.ts'

export type { AddedLine, AddFailure, PriceFailure, PriceQuestion, RegionLeft }

export interface ModifierView {
  readonly modifier: Modifier
  readonly options: readonly ModifierOption[]
  readonly chosen: ModifierOption | undefined
  /** One visible option only: it is chosen already and the selector is disabled (CONF-11). */
  readonly isAutomatic: boolean
  /** Set once a price was asked for while this answer was missing. */
  readonly isMissing: boolean
}

export interface ConfigurationView {
  readonly configuration: Configuration
  /** The same with what it is read by, for those who ask for its price or its code. */
  readonly question: PriceQuestion
  readonly modifiers: readonly ModifierView[]
  readonly segments: readonly ModelCodeSegment[]
  /** The model code as far as it has grown. */
  readonly modelCode: string
  readonly isComplete: boolean
  /** How many required answers are still open (CONF-09). */
  readonly openCount: number
  readonly quantity: {
    readonly text: string
    readonly rule: QuantityRule
    readonly problem: QuantityProblem | undefined
  }
}

/** More is asked for than is in stock: a hint, since the server decides (O-18). */
export interface Shortage {
  readonly available: number
  /** The most that is in stock and may be ordered; undefined where that is nothing. */
  readonly instead: number | undefined
}

export interface PricePanelView {
  readonly stage: 'signed-out' | 'unverified' | 'configuring' | 'calculating' | 'priced' | 'broken'
  /** What keeps the configuration from being priced, in the order of the page. */
  readonly problems: readonly PricingProblem[]
  /** Whether a price was asked for in vain; from then on the problems are spelt out. */
  readonly areProblemsShown: boolean
  readonly price:
    | {
        /** For the whole quantity; never multiplied again. Undefined is shown as words (D10). */
        readonly total: number | undefined
        readonly unit: number | undefined
        readonly currency: string
        readonly parts: PriceParts | undefined
        readonly quantity: number
        readonly leadTime: LeadTime
        readonly earliest: CalendarDate
        readonly available: number | undefined
        readonly breaks: readonly QuantityBreak[]
      }
    | undefined
  /** Known only with a price. */
  readonly shortage: Shortage | undefined
  readonly isPriceDiscarded: boolean
  readonly failure: PriceFailure | undefined
  /** Add To Quote exists only beside a price that can be read (PRICE-03, D10), where the sku may be quoted (CAT-27). */
  readonly isAddOffered: boolean
  /** Whether one press may add it now, is adding it, or has: a line is added once, however often it is pressed. */
  readonly onePress: 'offered' | 'adding' | 'done' | undefined
  readonly added: AddedLine | undefined
}

/** The questions, the ribbon and the quantity. */
export function configurationView(snapshot: PriceFlowSnapshot): ConfigurationView {
  const { configuration, rules, isChecked } = snapshot.context
  const { modifiers, isPreview } = rules
  const missing = missingModifiers(modifiers, configuration.choices)
  const rule = orderRule(rules, configuration.choices)
  const quantity = checkQuantity(configuration.quantity, rule)
  return {
    configuration,
    question: { configuration, rules },
    modifiers: modifiers.map((modifier) => ({
      modifier,
      options: visibleOptions(modifier, isPreview),
      chosen: modifier.options.find(
        (option) => option.code === configuration.choices.get(modifier.key),
      ),
      isAutomatic: automaticOption(modifier, isPreview) !== undefined,
      isMissing: isChecked && missing.includes(modifier),
    })),
    segments: segmentsOf(snapshot),
    modelCode: modelCodeOf(snapshot),
    isComplete: missing.length === 0,
    openCount: missing.length,
    quantity: {
      text: configuration.quantity,
      rule,
      problem: E.isLeft(quantity) ? quantity.left : undefined,
    },
  }
}

/** What has become of answers of another region; undefined where there were none, or another answer was given since. */
export function regionLeftView({ context }: PriceFlowSnapshot): RegionLeft | undefined {
  const { regionLeft, configuration } = context
  return regionLeft && sameConfiguration(regionLeft.after, configuration) ? regionLeft : undefined
}

/** The panel: price or none, which button, and why not (PRICE-01, PRICE-03). */
export function pricePanelView(snapshot: PriceFlowSnapshot, today: CalendarDate): PricePanelView {
  const { context } = snapshot
  const { configuration, rules, account, price } = context
  const sku = context.product.skus.find(({ id }) => id === configuration.skuId)
  const problems = problemsOfPricing(configuration, rules, account)
  const isUnverified = problems.some(({ kind }) => kind === 'unverified')
  return {
    stage: isUnverified ? 'unverified' : stageOf(snapshot),
    problems,
    areProblemsShown: context.isChecked,
    price: price && {
      total: price.total,
      unit: price.unit,
      currency: price.currency,
      parts: price.parts,
      quantity: price.quantity,
      leadTime: price.leadTime,
      earliest: earliestDelivery(today, price.leadTime),
      available: price.available,
      breaks: price.breaks ?? [],
    },
    shortage: shortageView(context),
    isPriceDiscarded: context.isPriceDiscarded,
    failure: context.priceFailure,
    isAddOffered: price?.total !== undefined && sku?.allowsQuote === true,
    added: context.added,
    onePress: onePressOf(snapshot),
  }
}

/** The price on show with what it is the price of; undefined while there is none. */
export function pricedConfiguration(snapshot: PriceFlowSnapshot): PricedConfiguration | undefined {
  const { price, configuration, rules } = snapshot.context
  return price && { question: { configuration, rules }, price }
}

function shortageView({
  price,
  configuration,
  rules,
}: PriceFlowSnapshot['context']): Shortage | undefined {
  const shortage = aboveStock(parseQuantity(configuration.quantity) ?? 0, price?.available)
  if (shortage === undefined) return undefined
  const { available } = shortage
  return { available, instead: stockedInstead(available, orderRule(rules, configuration.choices)) }
}

function onePressOf(snapshot: PriceFlowSnapshot): PricePanelView['onePress'] {
  if (snapshot.matches({ priced: 'adding' })) {
    return snapshot.context.isDialogSkipped ? 'adding' : undefined
  }
  if (snapshot.matches({ priced: 'added' })) return 'done'
  return snapshot.matches({ priced: 'shown' }) ? 'offered' : undefined
}

function stageOf(snapshot: PriceFlowSnapshot): PricePanelView['stage'] {
  if (snapshot.matches('signedOut')) return 'signed-out'
  if (snapshot.matches('calculating')) return 'calculating'
  if (snapshot.matches('priced')) return 'priced'
  return snapshot.matches('broken') ? 'broken' : 'configuring'
}

/** The model code as far as it has grown. */
export function modelCodeOf({ context }: PriceFlowSnapshot): string {
  const { configuration, rules } = context
  return encodeModelCode(configuration.skuCode, rules.modifiers, configuration.choices)
}

/** The segments of the ribbon. */
export function segmentsOf({ context }: PriceFlowSnapshot): readonly ModelCodeSegment[] {
  const { configuration, rules } = context
  return modelCodeSegments(configuration.skuCode, rules.modifiers, configuration.choices)
}
