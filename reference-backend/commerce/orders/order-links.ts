/**
 * Links that open something of an order without a sign-in: the order itself, from a letter, and its papers,
 * from the page that shows it. Each is signed; who has not been given one cannot make one (T10, T27).
 */

import { createHmac, timingSafeEqual } from 'node:crypto'

const ORDER_LINK = /^([0-9a-f]{32}):([0-9a-f]{64})$/
const PAPER_LINK = /^([0-9a-f]{32})-([a-z]+)-([0-9a-z]{6,9})-([0-9a-f]{64})$/
/** As long as a session lasts: the page that holds the link may stay open. */
const PAPER_SECONDS = 12 * 3600

/** What stands behind `?token=` in a letter. */
export function orderLink(secret: string, orderID: string): string {
  return `${orderID}:${signature(secret, `order ${orderID}`)}`
}

/** The order of a link; undefined for one that nobody has signed. */
export function orderOfLink(secret: string, link: string): string | undefined {
  const [, orderID = '', given = ''] = ORDER_LINK.exec(link) ?? []
  return isSame(given, signature(secret, `order ${orderID}`)) ? orderID : undefined
}

/** The id under which a paper of an order can be downloaded for a while. */
export function paperID(
  secret: string,
  { orderID, kind, now }: { readonly orderID: string; readonly kind: string; readonly now: Date },
): string {
  const until = (Math.floor(now.getTime() / 1000) + PAPER_SECONDS).toString(36)
  const said = `${orderID}-${kind}-${until}`
  return `${said}-${signature(secret, `paper ${said}`)}`
}

export interface Paper {
  readonly orderID: string
  readonly kind: string
}

/** Which paper an id opens at this moment; undefined for one that is too old or that nobody has signed. */
export function paperOf(secret: string, fileID: string, now: Date): Paper | undefined {
  const [, orderID = '', kind = '', until = '', given = ''] = PAPER_LINK.exec(fileID) ?? []
  if (!isSame(given, signature(secret, `paper ${orderID}-${kind}-${until}`))) return undefined
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? { orderID, kind } : undefined
}

function signature(secret: string, said: string): string {
  return createHmac('sha256', secret).update(said).digest('hex')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
