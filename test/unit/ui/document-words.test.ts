/** The document of a quote, which the server draws, calls everything as the pages do. */
import { describe, expect, it } from 'vitest'
import { documentWords } from '../../../reference-backend/commerce/quote-document/document-words.ts'
import type { DocumentWord } from '../../../reference-backend/commerce/quote-document/words/english.ts'
import { allTexts } from '../../../scripts/text-check.ts'

const same: Readonly<Partial<Record<DocumentWord, string>>> = {
  status: 'quotes:column.status',
  created: 'quotes:column.created',
  purchaseOrder: 'common:purchaseOrderNumber',
  totalItems: 'quote:bar.totalItems',
  totalBeforeTax: 'quote:bar.total',
  reviewer: 'quote:terms.reviewer',
  answerBy: 'quote:terms.answerBy',
  answerLate: 'quote:terms.answerLate',
  validUntil: 'quote:terms.validUntil',
  wasValidUntil: 'quote:terms.wasValidUntil',
  dispatch: 'quote:dispatch.legend',
  partialShipmentAccepted: 'quote:dispatch.partial',
  shipCompleteOrder: 'quote:dispatch.ship-complete',
  freightCarrier: 'quote:freightCarrier',
  specialInstructions: 'quote:specialInstructions',
  orderedAs: 'quote:orderedAs',
  order: 'common:orderNumbered',
  promotions: 'quote:promotions',
  customer: 'quote:document.customer',
  deliveryAddress: 'quote:fulfilment.address',
  method: 'quote:fulfilment.method',
  shipping: 'quote:fulfilment.name.shipping',
  pickup: 'quote:fulfilment.name.pickup',
  shippingMethod: 'quote:fulfilment.shippingMethod',
  pickupLocation: 'quote:fulfilment.pickupLocation',
  pickupDate: 'quote:fulfilment.pickupDate',
  tracking: 'quote:fulfilment.tracking',
  commentCustomer: 'quote:comment.customer',
  commentReviewer: 'quote:comment.reviewer',
  position: 'quote:document.position',
  model: 'common:modelCode',
  ownNumber: 'quote:column.materialNumber',
  customCode: 'quote:item.customCode',
  leadTime: 'price:leadTime',
  oneWeek: 'price:weeks_one',
  severalWeeks: 'price:weeks_other',
  quantity: 'common:quantity',
  requested: 'quote:column.requested',
  planned: 'quote:column.planned',
  unitPrice: 'price:unitPrice',
  surcharge: 'price:sum.surcharge',
  lineTotal: 'quote:column.lineTotal',
  head: 'price:head',
  briefNet: 'price:brief.net',
  briefIncludedTax: 'price:brief.included-tax',
  briefIncludedVat: 'price:brief.included-vat',
  basisNetTax: 'price:basis.net-tax',
  basisNetVat: 'price:basis.net-vat',
  basisIncludedTax: 'price:basis.included-tax',
  basisIncludedVat: 'price:basis.included-vat',
  net: 'price:sum.net',
  subtotal: 'price:sum.subtotal',
  discount: 'price:sum.discount',
  tax: 'price:sum.tax',
  vat: 'price:sum.tax-vat',
  totalAfterSurcharge: 'price:sum.total-after-surcharge',
  totalAfterTax: 'price:sum.total-after-tax',
  totalAfterVat: 'price:sum.total-after-tax-vat',
  includedSurcharge: 'price:sum.included-surcharge',
  includedTax: 'price:sum.included-tax',
  includedVat: 'price:sum.included-tax-vat',
  none: 'common:none',
  terms: 'quote:document.terms',
  termPrices: 'quote:document.prices',
  termDraft: 'quote:document.term.draft',
  termReturned: 'quote:document.term.returned',
  termWaiting: 'quote:document.term.waiting',
  termApproved: 'quote:document.term.approved',
  termDeclined: 'quote:document.term.declined',
  termExpired: 'quote:document.term.expired',
  termPrepay: 'common:prepay',
  termAccount: 'quote:document.account',
}

/** In English a status has the name that the server gives it. */
const statuses: Readonly<Partial<Record<DocumentWord, string>>> = {
  qstDraft: 'quotes:status.draft',
  qstPendingReview: 'quotes:status.pending-review',
  qstOrderEntryRequestUpdated: 'quotes:status.resubmitted',
  qstRejected: 'quotes:status.returned',
  qstApproved: 'quotes:status.approved',
  qstRejectedQuote: 'quotes:status.declined',
  qstExpired: 'quotes:status.expired',
}

describe.each(['en', 'de', 'es', 'fr'] as const)('the document of a quote in %s', (locale) => {
  it('has the words of the pages', () => {
    const texts = allTexts(locale)
    const words: Readonly<Record<string, string>> = documentWords(locale)
    const pairs = Object.entries({ ...same, ...(locale === 'en' ? {} : statuses) })
    const shown = pairs.map(([, key]) => texts[key]?.replaceAll('{{', '{').replaceAll('}}', '}'))
    expect(pairs.map(([word]) => words[word])).toEqual(shown)
  })
})
