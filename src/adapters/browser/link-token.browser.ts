/**
 * Takes the token of a link that signs in out of the address, before anything is asked of anybody, so that no
 * entry of the history, no request and no message to developers ever has it (T05). The tab's own storage keeps
 * it while the customer is asked, because a reload must find it again.
 */
import type { LinkToken } from '../../application/ports/link-token.ts'
import { withoutLocale } from '../../domain/content/language-address.ts'
import { decodedText } from '../../domain/shared/decoded-text.ts'
import { withoutBase } from './base-path.ts'
import type { SafeStorage } from './safe-storage.ts'

const tokenKey = 'manifold.link-token'

/** Whatever a token is made of; nothing else is sent to the server. */
const tokenShape = /^[\w.~+/=-]{1,4096}$/

/** The page that such links lead to, however its address is written. */
const linkPage = /^\/ssologin\/?$/i

interface Page {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** Must be called before anything else. Opening a page of another address drops a link that was not answered. */
export function takeLinkToken({ location, history }: Page, storage: SafeStorage): LinkToken {
  const linkToken: LinkToken = {
    read: () => storage.read(tokenKey) || undefined,
    forget: () => storage.remove(tokenKey),
  }
  if (
    !linkPage.test(withoutLocale(withoutBase(decodedText(location.pathname) ?? location.pathname)))
  ) {
    linkToken.forget()
    return linkToken
  }
  const search = new URLSearchParams(location.search)
  const token = search.get('token')
  if (token === null) return linkToken
  if (tokenShape.test(token)) storage.write(tokenKey, token)
  else linkToken.forget()
  search.delete('token')
  const rest = search.size === 0 ? '' : `?${search.toString()}`
  history.replaceState(history.state, '', location.pathname + rest + location.hash)
  return linkToken
}
