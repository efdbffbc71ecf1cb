/** What the document of a quote says: the quote as it is on the wire, in the words of its reader. */

import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import { paperOf } from '../../documents/pdf.ts'
import type { Account } from '../../session/session.ts'
import { nameIn } from '../../words/sentences.ts'
import { addressTexts } from './address-texts.ts'
import { deliveryTexts } from './delivery-texts.ts'
import { instantText, type Reader } from './document-format.ts'
import { documentWords, filled } from './document-words.ts'
import { factTexts } from './fact-texts.ts'
import { latestComment } from './latest-comment.ts'
import { headTexts, lineTexts } from './line-texts.ts'
import type { QuotePaper, WireQuote } from './paper.ts'
import { sumTexts } from './sum-texts.ts'
import { termTexts } from './term-texts.ts'

export interface PaperParts {
  readonly quote: WireQuote
  readonly owner: Account
  /** The owner's own address. */
  readonly address: AddressFields | undefined
  readonly reader: Reader
  readonly now: Date
}

/** The document of a quote in any status, with the figures that the wire has. */
export async function quotePaper({
  quote,
  owner,
  address,
  reader,
  now,
}: PaperParts): Promise<QuotePaper> {
  const { locale } = reader
  const words = documentWords(locale)
  const { company } = owner
  const holder = `${owner.firstName} ${owner.lastName}`.trim()
  const comment = latestComment(quote)
  const delivery = deliveryTexts(quote, words, reader)
  const ownLines = new Set([company, holder, ...addressTexts(address, reader)])
  return {
    locale,
    paper: paperOf(quote.currencyCode),
    words,
    title: filled(words.title, { number: quote.quoteNumber }),
    name: quote.quoteName,
    facts: factTexts(quote, { words, reader, now }),
    addresses: [
      { name: words.customer, lines: [...ownLines].filter((line) => line.trim() !== '') },
      ...(delivery.address === undefined
        ? []
        : [{ name: words.deliveryAddress, lines: addressTexts(delivery.address, reader) }]),
    ],
    delivery: delivery.facts,
    comment: comment && {
      name: comment.isReviewers ? words.commentReviewer : words.commentCustomer,
      // Where the customer wrote nothing, the shop has: it is put into the language of each reader.
      text: nameIn(locale, comment.text),
      at: instantText(comment.at, reader),
    },
    heads: headTexts(quote, words),
    lines: await lineTexts(quote, { words, locale }),
    sums: sumTexts(quote, words),
    terms: termTexts(quote, owner, words),
  }
}
