/**
 * Links that open something of an order without a sign-in: the order itself, from an email, and its documents,
 * from the page that shows it. Each is signed, so that a link cannot be made up (T10, T27).
 */

import { hmacSha256, isSame } from '#platform/digests.ts'

const ORDER_LINK = /^([0-9a-f]{32}):([0-9a-f]{64})$/
const DOCUMENT_LINK = /^([0-9a-f]{32})-([a-z]+\d*)-([0-9a-z]{6,9})-([0-9a-f]{64})$/
/** As long as a session lasts: the page that holds the link may stay open. */
const DOCUMENT_SECONDS = 12 * 3600

/** The value of `?token=` in an email. */
export function orderLink(secret: string, orderID: string): string {
  return `${orderID}:${signature(secret, `order ${orderID}`)}`
}

/** The order of a link; undefined for one that is not signed by this shop. */
export function orderOfLink(secret: string, link: string): string | undefined {
  const [, orderID = '', given = ''] = ORDER_LINK.exec(link) ?? []
  return isSame(given, signature(secret, `order ${orderID}`)) ? orderID : undefined
}

/** The id under which a document of an order can be downloaded for twelve hours. */
export function documentID(
  secret: string,
  { orderID, kind, now }: { readonly orderID: string; readonly kind: string; readonly now: Date },
): string {
  const until = (Math.floor(now.getTime() / 1000) + DOCUMENT_SECONDS).toString(36)
  const content = `${orderID}-${kind}-${until}`
  return `${content}-${signature(secret, `document ${content}`)}`
}

export interface SignedDocument {
  readonly orderID: string
  readonly kind: string
}

/** Which document an id opens at this moment; undefined for one that has expired or is not signed by this shop. */
export function signedDocumentOf(
  secret: string,
  fileID: string,
  now: Date,
): SignedDocument | undefined {
  const [, orderID = '', kind = '', until = '', given = ''] = DOCUMENT_LINK.exec(fileID) ?? []
  if (!isSame(given, signature(secret, `document ${orderID}-${kind}-${until}`))) return undefined
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? { orderID, kind } : undefined
}

function signature(secret: string, content: string): string {
  return hmacSha256('hex', secret, content)
}
