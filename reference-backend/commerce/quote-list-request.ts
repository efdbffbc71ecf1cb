/** What a request for a list of quotes may ask: statuses, page size, page; nonsense is corrected. */

import { commaList, type Input } from '../http/input.ts'
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
    pageRecordsShow: Math.min(whole(input['pageRecordsShow'], DEFAULT_SIZE), LARGEST_SIZE),
    currentPage: whole(input['currentPage'], 1),
  }
}

/** An empty list has one page, which is empty. */
export function totalPages(records: number, size: number): number {
  return Math.max(1, Math.ceil(records / size))
}

function whole(value: unknown, otherwise: number): number {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : otherwise
}
