/** What the service worker asks of a page, which has a line to the backend; the answer comes over the port beside it. */

import type { CarriedAnswer, CarriedRequest } from './messages.ts'

export interface RoutedRequest {
  readonly kind: 'routed-request'
  readonly request: CarriedRequest
}

/** Undefined where the line has broken off. */
export type RoutedAnswer = CarriedAnswer | undefined
