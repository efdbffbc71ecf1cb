/** Shops at other origins, whose browsers ask this backend directly. */

import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { CORRELATION_HEADER } from '../observe/correlation.ts'

/** Reads a list of origins, divided by commas or blanks. Throws in one sentence where an entry is none. */
export function originsIn(list: string | undefined): readonly string[] {
  return (list ?? '')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (/^https?:\/\//.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry)
        return entry
      throw new Error(
        `SHOP_ORIGINS holds ${JSON.stringify(entry)}, which is no origin such as https://shop.example.test.`,
      )
    })
}

type Answer = (request: Request) => Promise<Response>

/** Answers the browsers of these shops as those of its own pages, and lets them show its pictures (docs/bring-your-own.md). */
export function answeringOthers(origins: readonly string[], answer: Answer): Answer {
  if (origins.length === 0) return answer
  const app = new Hono()
  app.use(
    '*',
    cors({
      origin: [...origins],
      credentials: true,
      allowHeaders: ['Content-Type', 'Auth-Token', 'SWX-requestSiteCode', 'SWX-requestID'],
      exposeHeaders: ['Retry-After', 'Date', CORRELATION_HEADER],
      maxAge: 600,
    }),
  )
  app.use('/media/*', async (context, next) => {
    await next()
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.all('*', ({ req: { raw } }) =>
    answer(origins.includes(raw.headers.get('origin') ?? '') ? asOwn(raw) : raw),
  )
  return async (request) => app.fetch(request)
}

/** What a browser says of the page that asks is left out: it has been judged. */
function asOwn(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['Origin', 'Sec-Fetch-Site']) headers.delete(name)
  return new Request(request, { headers })
}
