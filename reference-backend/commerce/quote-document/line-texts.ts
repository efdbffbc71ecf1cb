/** The lines of a quote and the heads above them. */

import { breathe } from '#platform/breathe.ts'
import { type Locale, wordingIn } from '../../catalogue/wording.ts'
import { dayText, moneyText } from './document-format.ts'
import { filled } from './document-words.ts'
import type { PaperLine, QuotePaper, WireQuote } from './paper.ts'
import type { DocumentWords } from './words/english.ts'

/** Which date a line shows: the customer's wish until review is over, then the plan (QUOTE-38, QUOTE-39). */
const WISHED: readonly string[] = [
  'qstDraft',
  'qstPendingReview',
  'qstRejected',
  'qstOrderEntryRequestUpdated',
]

/** Prices are headed with what they hold. */
export function headTexts(
  { currencyCode, vatFlag, orderStatusType }: WireQuote,
  words: DocumentWords,
): QuotePaper['heads'] {
  const isNet = currencyCode === 'EUR'
  const included = vatFlag ? words.briefIncludedVat : words.briefIncludedTax
  const priced = (heading: string) =>
    filled(words.head, { heading, basis: isNet ? words.briefNet : included })
  return {
    position: words.position,
    model: words.model,
    date: WISHED.includes(orderStatusType.typeCode) ? words.requested : words.planned,
    quantity: words.quantity,
    unitPrice: priced(words.unitPrice),
    surcharge: isNet ? words.surcharge : undefined,
    lineTotal: priced(words.lineTotal),
  }
}

const LINES_AT_ONCE = 100

interface Setting {
  readonly words: DocumentWords
  readonly locale: Locale
}

/** Others are answered while the lines of a long quote are put into words. */
export async function lineTexts(quote: WireQuote, setting: Setting): Promise<readonly PaperLine[]> {
  const lines: PaperLine[] = []
  for (const [index, item] of quote.orderItems.entries()) {
    lines.push(lineText(quote, item, String(index + 1), setting))
    // oxlint-disable-next-line no-await-in-loop -- a breath between many of them
    if (index % LINES_AT_ONCE === 0) await breathe()
  }
  return lines
}

function lineText(
  quote: WireQuote,
  item: WireQuote['orderItems'][number],
  position: string,
  { words, locale }: Setting,
): PaperLine {
  const { say, named } = wordingIn(locale)
  const { customerMaterialNumber, improCustomCode, currencyCode, itemTotalSummary } = item
  const isWished = WISHED.includes(quote.orderStatusType.typeCode)
  const date = isWished ? item.requestedDeliveryDate : item.plannedDeliveryDate
  const money = (amount: number) => moneyText(amount, currencyCode)
  return {
    position,
    model: item.modelNumber,
    product: say(item.sku.product.productName),
    meanings: item.modifierSummary.map(({ codeTitle, code, title }) =>
      named(`${say(codeTitle)}${code === '' ? '' : ` ${code}`}`, say(title)),
    ),
    own: [
      ...(customerMaterialNumber === '' ? [] : [named(words.ownNumber, customerMaterialNumber)]),
      ...(improCustomCode === '' ? [] : [`${words.customCode} ${improCustomCode}`]),
    ],
    leadTime: named(words.leadTime, weeksText(item.effectiveLeadTime, words, locale)),
    date: dayText(date, { locale }) || words.none,
    quantity: String(item.quantity),
    unitPrice: money(itemTotalSummary.unitPrice),
    surcharge: quote.currencyCode === 'EUR' ? money(item.calculatedSurchargeAmount) : undefined,
    lineTotal: money(itemTotalSummary.lineTotal),
  }
}

function weeksText(weeks: number, words: DocumentWords, locale: Locale): string {
  const isOne = new Intl.PluralRules(locale).select(weeks) === 'one'
  return filled(isOne ? words.oneWeek : words.severalWeeks, { count: weeks })
}
