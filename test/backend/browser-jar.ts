/** What a browser does with cookies, as far as the shop sets any: one name, one value, ended by `Max-Age=0`. */

export type Fetch = typeof globalThis.fetch

/** The same fetch in one browser: a cookie that an answer sets goes with every later request. */
export function inOneBrowser(fetch: Fetch): Fetch {
  const jar = new Map<string, string>()
  return async (input, init) => {
    const headers = new Headers(input instanceof Request ? input.headers : init?.headers)
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie)
    return response
  }
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...rules] = cookie.split(';').map((part) => part.trim())
  const [name = '', value = ''] = pair.split('=')
  if (rules.includes('Max-Age=0')) jar.delete(name)
  else jar.set(name, value)
}
