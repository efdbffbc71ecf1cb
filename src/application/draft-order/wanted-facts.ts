/** What the lines of a table need to be known, and what of it has not been asked for yet. */
import { either as E } from 'fp-ts'
import { skuCodeOf } from '../../domain/catalogue/model-code.ts'
import type { LinePricing } from '../../domain/draft-order/line-check.ts'
import { codeIn, mayBeOwnCode, ownCodeName } from '../../domain/draft-order/own-code.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import {
  answerBeside,
  checkedLine,
  checkedModel,
  type CheckTerms,
  type KnownFacts,
  pricingName,
} from './line-facts.ts'

interface Wants {
  /** The sku codes that the lines need: of what is written, then of what own codes stand for. */
  readonly skuCodes: readonly string[]
  /** Those of them that have not been asked for yet. */
  readonly products: readonly string[]
  /** The own codes that have not been asked about yet, each once, as they are written. */
  readonly ownCodes: readonly string[]
  /** Every price that the lines need, by its name. */
  readonly pricings: ReadonlyMap<string, LinePricing>
  /** Those of them that have not been asked for yet, each once. */
  readonly prices: readonly LinePricing[]
}

const ofLines = remembering<readonly WrittenLine[], Wants>()

/** What lines need: worked out once for as long as neither the lines nor what is known of them change. */
export function wantsOf(
  lines: readonly WrittenLine[],
  known: KnownFacts,
  terms: CheckTerms,
): Wants {
  const { products, prices, ownCodes } = known
  const rest = [products, prices, ownCodes, terms.zone, terms.today]
  return ofLines(lines, rest, () => {
    const each = lines.map((line) =>
      // An edit changes one line, so that the others are not looked at again.
      ofLine(line, rest, () => wantsOfLine(line, known, terms)),
    )
    const skuCodes = [
      ...new Set([...each.map(({ skuCode }) => skuCode), ...each.map(({ model }) => model)]),
    ].filter((code) => code !== undefined)
    const pricings = new Map<string, LinePricing>()
    for (const { pricing } of each) if (pricing) pricings.set(pricingName(pricing), pricing)
    return {
      skuCodes,
      products: skuCodes.filter((code) => !products.has(code)),
      ownCodes: ownCodesOf(each),
      pricings,
      prices: [...pricings].filter(([name]) => !prices.has(name)).map(([, pricing]) => pricing),
    }
  })
}

interface LineWants {
  readonly skuCode: string | undefined
  /** The sku code of the model that its own code stands for. */
  readonly model: string | undefined
  /** Own codes that have not been asked about: the one beside its model, and its model code. */
  readonly beside: string | undefined
  readonly ownCode: string | undefined
  readonly pricing: LinePricing | undefined
}

const ofLine = remembering<WrittenLine, LineWants>()

function wantsOfLine(line: WrittenLine, known: KnownFacts, terms: CheckTerms): LineWants {
  const { modelCode, ownCode } = line
  const answer = known.ownCodes.get(ownCodeName(modelCode))
  const own = codeIn(answer)
  const isAsked = answer !== undefined
  return {
    skuCode: skuCodeOf(modelCode),
    model: own && skuCodeOf(own.modelCode),
    beside: answerBeside(line, known) === undefined ? ownCode : undefined,
    ownCode:
      !isAsked && mayBeOwnCode(checkedModel(line, known, terms)) ? modelCode.trim() : undefined,
    pricing: checkedLine(line, known, terms).pricing,
  }
}

function ownCodesOf(lines: readonly LineWants[]): readonly string[] {
  const wanted = new Map<string, string>()
  for (const { beside, ownCode } of lines) {
    if (beside !== undefined) wanted.set(ownCodeName(beside), beside)
    if (ownCode === undefined) continue
    const name = ownCodeName(ownCode)
    if (!wanted.has(name)) wanted.set(name, ownCode)
  }
  return [...wanted.values()]
}

/** Without the failures that some lines met, so that what failed is asked for again. */
export function withoutFailures(
  lines: readonly WrittenLine[],
  known: KnownFacts,
  terms: CheckTerms,
): KnownFacts {
  const { skuCodes, pricings } = wantsOf(lines, known, terms)
  const codes = new Set(skuCodes)
  const names = new Set(
    lines.flatMap(({ modelCode, ownCode = '' }) => [modelCode, ownCode].map(ownCodeName)),
  )
  return {
    products: new Map(
      [...known.products].filter(([code, answer]) => E.isRight(answer) || !codes.has(code)),
    ),
    prices: new Map(
      [...known.prices].filter(([name, answer]) => E.isRight(answer) || !pricings.has(name)),
    ),
    ownCodes: new Map(
      [...known.ownCodes].filter(([name, answer]) => E.isRight(answer) || !names.has(name)),
    ),
  }
}

/** With answers added; an older answer to the same question is replaced. */
export function withAnswers<Answer>(
  known: ReadonlyMap<string, Answer>,
  answers: Iterable<readonly [string, Answer]>,
): ReadonlyMap<string, Answer> {
  return new Map([...known, ...answers])
}
