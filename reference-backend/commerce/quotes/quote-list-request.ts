/** What a request for a list of quotes may ask: statuses, page size, page; nonsense is corrected. */

import { commaList, countOr, type Input } from '../../http/input.ts'
import { isQuoteStatus, ALL_STATUSES, type QuoteStatus } from './quote-status.ts'

const DEFAULT_SIZE = 10
const LARGEST_SIZE = 100

export interface ListRequest {
  readonly statuses: readonly QuoteStatus[]
  readonly pageRecordsShow: number
  /** From 1. */
  readonly currentPage: number
}

/** Without a status all quotes are meant; with unknown ones only, none. */
export function listRequest(input: Input): ListRequest {
  const codes = commaList(input, 'statusTypeCode')
  return {
    statuses: codes.length === 0 ? ALL_STATUSES : codes.filter(isQuoteStatus),
    pageRecordsShow: Math.min(countOr(DEFAULT_SIZE, input, 'pageRecordsShow'), LARGEST_SIZE),
    currentPage: countOr(1, input, 'currentPage'),
  }
}

export interface ListPlace {
  readonly recordsCount: number
  readonly pageRecordsShow: number
  readonly currentPage: number
  /** An empty list has one page, which is empty. */
  readonly totalPages: number
  /** Records before the page. */
  readonly offset: number
}

/** Where a page lies in a list of so many records; one behind the last, which may have been removed, is the last. */
export function listPlace(
  recordsCount: number,
  { pageRecordsShow, currentPage }: Pick<ListRequest, 'pageRecordsShow' | 'currentPage'>,
): ListPlace {
  const totalPages = Math.max(1, Math.ceil(recordsCount / pageRecordsShow))
  const page = Math.min(currentPage, totalPages)
  const offset = (page - 1) * pageRecordsShow
  return { recordsCount, pageRecordsShow, currentPage: page, totalPages, offset }
}
