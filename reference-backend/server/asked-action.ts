/** What a request asks for as one of a closed list of names, for logs and figures: no id, no word of a customer. */

/** Names of what is asked by path alone; the first that fits. */
const BY_PATH: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/api\/v1\/public\/search\/typeahead$/, 'search.typeahead'],
  [/^\/api\/v1\/public\/search\/machines$/, 'search.machines'],
  [/^\/api\/v1\/public\/search$/, 'search.products'],
  [/^\/api\/v1\/public\/edition$/, 'edition'],
  [/^\/api\/content-policy-reports$/, 'content-policy-reports'],
  [/^\/api\/human-check/, 'human-check'],
  [/^\/api\/upload/, 'upload'],
  [/^\/api\/(?!v1\/|scope\/)/, 'content'],
  [/^\/public\//, 'catalogue'],
  [/^\/media\//, 'media'],
  [/^\/health\//, 'health'],
  [/^\/openid\//, 'openid'],
  [/^\/(internal|test)\//, 'internal'],
]

/** The name of what a path asks for; a call of the engine by its own name, where that is known. */
export function askedAction(
  pathname: string,
  actions: ReadonlyMap<string, { readonly name: string }>,
): string {
  const [, call] = /^\/api\/scope\/([^/]+)$/.exec(pathname) ?? []
  if (call !== undefined) {
    if (/,|%2c/i.test(call)) return 'chain'
    return actions.get(call.toLowerCase())?.name ?? 'unknown'
  }
  return BY_PATH.find(([path]) => path.test(pathname))?.[1] ?? 'other'
}
