/** The way of a quote through review: handed in, sent back, amended and approved, as customer and reviewer live it. */
import type { Page } from '@playwright/test'
import { later, written } from './product-page.ts'
import { changeDate, changeQuantity, expectStatus, openQuote, submit } from './quote-page.ts'
import { expect, type Shop } from './shop.ts'

interface ReviewedQuote {
  readonly name: string
  /** Of the one line that is amended. */
  readonly model: string
  readonly feedback: string
  readonly quantity: string
  /** The day it was asked for, YYYY-MM-DD, and how many days later it is asked for then. */
  readonly date: string
  readonly daysLater: number
  readonly reply: string
}

/** A submitted quote comes back, is amended and handed in again, and is approved with its new day. */
export async function amendUntilApproved(
  page: Page,
  shop: Pick<Shop, 'review'>,
  { name, model, feedback, quantity, date, daysLater, reply }: ReviewedQuote,
): Promise<void> {
  await shop.review(name, 'return', feedback)
  await openQuote(page, 'Submitted', name)
  await expect(page.getByRole('region', { name: 'CSR Feedback' })).toContainText(feedback)
  await changeQuantity(page, model, quantity)
  const amended = later(date, daysLater)
  await changeDate(page, model, amended)
  await page.getByRole('textbox', { name: 'Your answer to the feedback' }).fill(reply)
  await submit(page, 'Resubmit', 'Resubmitted')

  await shop.review(name, 'approve', 'Confirmed as requested.')
  await openQuote(page, 'Approved', name)
  await expectStatus(page, 'Confirmed')
  await expect(page.getByRole('row', { name: model })).toContainText(written(amended))
}

/** What has been written on the way from the first line to the approval, each once. */
export const wholeWay = [
  'addOrderItem',
  'setupTradeOrderPayment',
  'addShippingAddressUsingAccountAddress',
  'submitQuoteForApproval',
  'review.return',
  'updateOrderItemQuantity',
  'updateRequestDeliveryDate',
  'updateQuoteStatus',
  'review.approve',
]
