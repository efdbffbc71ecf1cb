/** A reader without scripts who chooses region or units: the answer keeps it as the scripts would, and leads back to the page. */
import { keptNames } from '../adapters/http/kept-names.ts'
import { choicePath } from '../ui/choice-path.ts'
import { allowedChoices } from '../ui/allowed-choices.ts'

/** The language is that of an address, and what is agreed to is of no use without scripts. */
const chosenByForm = ['region', 'units'] as const

const year = 31_536_000

/** Characters of such a form, its address included. */
const longest = 4096

/** Whether a request is such a form; to look something up there stays a question for a page. */
export function isChoice({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return method === 'POST' && new URL(url).pathname === choicePath
}

/** Answers the form. What is not allowed is not kept (T34), and it leads to no other site (T02). */
export async function choiceKept(request: Request): Promise<Response> {
  const refused = (status: number) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  // A browser says where a form comes from: that of another site chooses nothing here (T20).
  const from = request.headers.get('sec-fetch-site') ?? 'same-origin'
  if (from !== 'same-origin' && from !== 'none') return refused(403)
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= longest)) return refused(413)
  const form = new URLSearchParams(await request.text())
  const headers = new Headers({
    Location: ownPath(form.get('back') ?? '/'),
    'Cache-Control': 'no-store',
  })
  for (const name of chosenByForm) {
    const value = allowedChoices[name].find((each) => each === form.get(name))
    if (value === undefined) continue
    const cookie = `${keptNames[name]}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`
    headers.append('Set-Cookie', cookie)
  }
  return new Response(null, { status: 303, headers })
}

/** The path with its query, as an address writes it; the first page for anything else. */
function ownPath(address: string): string {
  const base = 'http://shop.invalid'
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, base)) return '/'
  const { origin, pathname, search } = new URL(address, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/'
}
