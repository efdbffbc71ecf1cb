/**
 * The cart of a visitor: that of a session without a user, which a cookie names. The engine's own cookie would go before
 * the token of a customer, so that this plugin keeps one of its own.
 */
import { Order, type RequestContext } from '@vendure/core'
import type { Tools } from './tools.ts'

const COOKIE = 'manifold-cart'

export interface VisitorCart {
  readonly token: string
  readonly orderId: Order['id'] | undefined
}

/** The session that the cookie names, while it is good. */
export async function visitorCart(
  { sessions }: Tools,
  ctx: RequestContext,
): Promise<VisitorCart | undefined> {
  const token = cookieIn(ctx.req?.headers.cookie)
  const session = token === undefined ? undefined : await sessions.getSessionFromToken(token)
  if (session === undefined || session.user !== undefined) return undefined
  return { token: session.token, orderId: session.activeOrderId }
}

/** The same, begun where there is none; the answer carries its cookie. */
export async function beginVisitorCart(tools: Tools, ctx: RequestContext): Promise<VisitorCart> {
  const known = await visitorCart(tools, ctx)
  if (known !== undefined) return known
  const { token } = await tools.sessions.createAnonymousSession()
  const otherSite = process.env['VENDURE_OTHER_SITE'] === '1'
  ctx.req?.res?.cookie(COOKIE, token, {
    httpOnly: true,
    path: '/',
    sameSite: otherSite ? 'none' : 'lax',
    secure: otherSite,
    maxAge: 90 * 86_400_000,
  })
  return { token, orderId: undefined }
}

/** From now on this order is the cart of that session. */
export async function keepVisitorCart(
  { sessions }: Tools,
  ctx: RequestContext,
  token: string,
  order: Order,
): Promise<void> {
  const session = await sessions.getSessionFromToken(token)
  if (session !== undefined) await sessions.setActiveOrder(ctx, session, order)
}

function cookieIn(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
}
