/** The value that a `Cookie` header has under a name; undefined where it has none. */
export function cookieIn(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([own]) => own === name)?.[1]
}
