/** Addresses of calls: a base that is configuration, a path of ours, and a query. */

/** Joined with exactly one slash; an empty base means the shop's own origin. */
export function addressOf(
  base: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const joined = `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  const search = new URLSearchParams(query).toString()
  return search === '' ? joined : `${joined}?${search}`
}
