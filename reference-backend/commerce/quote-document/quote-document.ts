/** The document of a quote: drawn when it is asked for, in any status, in the language of its reader. */

import { localeIn } from '../../catalogue/wording.ts'
import { siteLogo } from '../../content/site-logo.ts'
import { pdfBytes } from '../../documents/pdf.ts'
import { text } from '../../http/input.ts'
import { attachment } from '../../http/attachment.ts'
import { addressesOf } from '../account/account-json.ts'
import { accountOf, type Action, type Call } from '../action.ts'
import { quoteJson } from '../quotes/quote-json.ts'
import { itemsOf, ownQuote, type Quote } from '../quotes/quote-store.ts'
import { timeZoneIn } from './document-format.ts'
import { paperPages } from './paper-pages.ts'
import { quotePaper } from './quote-paper.ts'

export const quoteDocumentActions: readonly Action[] = [
  {
    name: 'getQuoteDocument',
    label: 'public:order.getQuoteDocument',
    kind: 'read',
    access: 'account',
    fields: ['orderID', 'locale', 'timeZone'],
    run: async (call) => {
      const found = await ownQuote(call, text(call.input, 'orderID'))
      if (found === undefined) return { quoteDocument: {} }
      // A long one takes a while: an account draws one after the other, so that others are answered meanwhile.
      return call.inQueue(`quote-document:${accountOf(call).id}`, 1, () => documentOf(call, found))
    },
  },
]

async function documentOf(call: Call, found: Quote): Promise<Response> {
  const owner = accountOf(call)
  const { locale, timeZone } = call.input
  const addresses = await addressesOf(call.db, owner.id)
  const paper = await quotePaper({
    quote: await quoteJson(call.db, found, await itemsOf(call.db, found.id)),
    owner,
    address: addresses.find(({ id }) => id === owner.primaryAddressId)?.address,
    reader: {
      locale: localeIn(locale),
      timeZone: timeZoneIn(typeof timeZone === 'string' ? timeZone : ''),
    },
    now: call.now,
  })
  const { title, locale: language, paper: size } = paper
  const logo = await siteLogo(call.config.logoAddress)
  const bytes = await pdfBytes({ title, typeface: 'plex', language, paper: size }, (measure) =>
    paperPages(paper, measure, logo),
  )
  return attachment({ name: `${title}.pdf`, mediaType: 'application/pdf', bytes }, 'no-store')
}
