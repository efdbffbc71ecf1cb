/** Addresses from the operator's settings: told to every browser, and to its content policy. */
import { either as E } from 'fp-ts'

export interface AddressRule {
  readonly mayHavePath: boolean
  /** Whether the shop itself is reached by https: its pages can then ask nobody without. */
  readonly isShopSecure: boolean
}

/** A host as a policy may name it: other signs would end its part of the policy. */
const plainHost = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/i

/** The address without a last slash, or the sentence that says what is wrong with it; a secret is not repeated. */
export function serviceAddress(
  name: string,
  text: string,
  { mayHavePath, isShopSecure }: AddressRule,
): E.Either<string, string> {
  const said = JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text)
  const wrong = (what: string) => E.left(`${name} is ${said}, ${what}.`)
  // Where it stands does not matter: what might be a password is not repeated.
  if (text.includes('@')) return E.left(`${name} holds a name or a password, where none may be.`)
  if (!/^https?:\/\//i.test(text)) return wrong('which begins with neither https:// nor http://')
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return wrong('which is no address')
  const { protocol, origin, hostname, pathname } = new URL(text)
  if (!plainHost.test(hostname)) return wrong('whose host has signs that no host has')
  if (/[?#]/.test(text)) return wrong('which has a query or a mark, where none may be')
  const path = pathname.replace(/\/+$/, '')
  if (path !== '' && !mayHavePath) return wrong('which has a path, where none may be')
  if (isShopSecure && protocol === 'http:')
    return wrong('which is not encrypted, although the shop itself is')
  return E.right(origin + path)
}
