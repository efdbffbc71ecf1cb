/** Keeps cookies as a browser does: by name, for the paths and the time that they are set for. Values in, values out. */

export interface KeptCookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** Milliseconds since 1970; undefined for as long as the jar is kept. */
  readonly until: number | undefined
}

/** The jar after an answer that sets these cookies. */
export function withCookies(
  jar: readonly KeptCookie[],
  set: readonly string[],
  now: number,
): readonly KeptCookie[] {
  const fresh = set.flatMap((written) => cookieOf(written, now))
  const isReplaced = (old: KeptCookie) =>
    fresh.some(({ name, path }) => name === old.name && path === old.path)
  return [...jar.filter((old) => !isReplaced(old)), ...fresh].filter((each) => isGood(each, now))
}

/** The value of the header that a request for a path carries; empty for none. */
export function cookiesFor(jar: readonly KeptCookie[], path: string, now: number): string {
  return jar
    .filter((each) => isGood(each, now) && isBelow(path, each.path))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
}

function cookieOf(written: string, now: number): readonly KeptCookie[] {
  const [pair = '', ...attributes] = written.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  if (at <= 0) return []
  const told = new Map(
    attributes.map((each) => {
      const [name = '', value = ''] = each.split('=')
      return [name.toLowerCase(), value]
    }),
  )
  const age = told.get('max-age')
  return [
    {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      path: told.get('path') || '/',
      until: age === undefined ? undefined : now + Number(age) * 1000,
    },
  ]
}

function isGood({ until }: KeptCookie, now: number): boolean {
  return until === undefined || until > now
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}
