/** A browser that signs in by another provider: to the provider, a choice there, and back. */

import { inOneBrowser } from './browser-jar.ts'
import type { Fetch } from './customer.ts'
import { TEST_ORIGIN } from './test-shop.ts'

const BEGIN = '/?slatAction=main.OAuthLoginStorefrontHandler&integrationName=openidlogin'

export interface ProviderVisit {
  /** Fetches as this browser. */
  readonly fetch: Fetch
  /** Begins a sign-in; answers the address of the provider. */
  readonly begin: (redirect?: string, language?: string) => Promise<URL>
  /** Chooses on the page of the provider; answers the address that it leads back to. */
  readonly choose: (there: URL, choice: Record<string, string>) => Promise<URL>
  /** Follows the way back; answers the address of the shop that it ends at. */
  readonly comeBack: (back: URL) => Promise<URL>
  /** All of it. */
  readonly signIn: (choice: Record<string, string>, redirect?: string) => Promise<URL>
}

export function providerVisit(shopFetch: Fetch): ProviderVisit {
  const fetch = inOneBrowser(shopFetch)
  const follow = async (address: string | URL, init?: RequestInit) => {
    const response = await fetch(address, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${String(address)} answers ${response.status}.`)
    return new URL(location, TEST_ORIGIN)
  }
  const begin = (redirect?: string, language?: string) => {
    const said = { ...(redirect && { redirect }), ...(language && { ui_locales: language }) }
    return follow(`${BEGIN}&${new URLSearchParams(said).toString()}`)
  }
  const choose = (there: URL, choice: Record<string, string>) => {
    const fields = new URLSearchParams(there.search)
    for (const [name, value] of Object.entries(choice)) fields.set(name, value)
    return follow('/openid/authorize', { method: 'POST', body: fields })
  }
  const comeBack = (back: URL) => follow(back)
  return {
    fetch,
    begin,
    choose,
    comeBack,
    signIn: async (choice, redirect) => comeBack(await choose(await begin(redirect), choice)),
  }
}
