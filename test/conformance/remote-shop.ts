/** A shop under test behind the adapters that a profile chooses, with nothing but what the profile names. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { noCartCount } from '../../src/adapters/server/nobody.ts'
import { timerPause } from '../../src/adapters/http/pause.ts'
import { cataloguePorts } from '../../src/adapters/wiring/catalogue-ports.ts'
import { contentPorts } from '../../src/adapters/wiring/content-ports.ts'
import { buyingPorts } from '../../src/adapters/wiring/buying-ports.ts'
import { enginePorts } from '../../src/adapters/wiring/engine-ports.ts'
import type { ContentLocale } from '../../src/domain/content/content-locale.ts'
import { inOneBrowser, type Fetch } from '../backend/browser-jar.ts'
import { aNewAccount } from '../builders/an-account.ts'
import { anAddressEntry } from '../builders/an-address.ts'
import { right } from '../contract/goods.ts'
import { people, type ShopClient, type ShopUnderTest } from '../contract/shop-under-test.ts'
import { memoryTokenStore } from '../fakes/memory-token-store.ts'
import { silentLog } from '../fakes/silent-log.ts'
import { NotNamed } from './not-named.ts'
import type { CommandName, GoodsName, Profile, Role } from './profile.wire.ts'

/** Runs a command of a profile; answers what it prints. */
export type Run = (command: readonly string[], given: readonly string[]) => Promise<string>

const germany = { countryCode: 'DE', stateCode: '', postalCode: '34117', city: 'Kassel' }

/** A shop as it is for one case; emails of the suites are not yet those of the backend. */
export interface RemoteShop extends ShopUnderTest {
  /** The email of each role that the case has asked for. */
  readonly emailOf: (role: Role) => Promise<string>
}

export async function remoteShop(
  profile: Profile,
  fetch: Fetch,
  run: Run = runProgram,
): Promise<RemoteShop> {
  const { site, goods, password } = profile
  let spoken: ContentLocale = 'en'
  const http = { fetch, pause: timerPause, isOnline: () => true }
  const log = silentLog()
  const preferences = { language: () => spoken }
  const region = () => undefined

  const command = async (name: CommandName, ...given: readonly string[]) => {
    const named = profile.commands[name]
    if (named === undefined) throw new NotNamed(`commands.${name}`)
    return run(named, given)
  }
  const good = (name: GoodsName) => {
    const named = goods[name]
    if (named === undefined) throw new NotNamed(`goods.${name}`)
    return named
  }
  const visitor = async (): Promise<ShopClient> => {
    const tokens = memoryTokenStore()
    const reauthenticate = () => Promise.resolve(false)
    const own = { ...http, fetch: inOneBrowser(fetch) }
    const tabs = { send: () => {} }
    const parts = {
      http: own,
      tabs,
      site,
      log,
      tokens,
      cartCount: noCartCount,
      region,
      preferences,
    }
    const engine = enginePorts({ ...parts, reauthenticate })
    return { ...engine, ...buyingPorts(engine), tokens }
  }

  const registered = async (zone: 'US' | 'EU') => {
    const email = `conform-${randomUUID()}@example.com`
    const { identity, addressBook } = await visitor()
    const entry = { email, emailConfirmation: email, password, confirmation: password }
    right(await identity.createAccount(aNewAccount(entry))())
    right(await addressBook.add(anAddressEntry(zone === 'EU' ? germany : {}))())
    return email
  }
  const emails = new Map<Role, Promise<string>>()
  const emailOf = (role: Role) => {
    const source = profile.accounts[role]
    if (source === undefined) throw new NotNamed(`accounts.${role}`)
    const email =
      emails.get(role) ??
      (typeof source === 'string' ? Promise.resolve(source) : registered(source.register))
    emails.set(role, email)
    return email
  }

  const { siteContent, sitePages } = contentPorts({ http, site, log })
  const pages = await sitePages.pages()
  if (profile.commands.prepare !== undefined) await command('prepare')
  return {
    emailOf,
    client: async (email) => {
      const client = await visitor()
      if (email !== undefined) right(await client.identity.signIn({ email, password })())
      return client
    },
    ...cataloguePorts({ http, site, log, preferences, region }),
    content: siteContent,
    pages,
    speak: (locale) => {
      spoken = locale
    },
    untranslate: async (name, locale) => void (await command('untranslate', name, locale)),
    review: async (id, verdict, reason) => void (await command('review', id, verdict, reason)),
    judgeReviews: async (state) => void (await command('judgeReviews', JSON.stringify(state))),
    commits: async () =>
      profile.commands.commits === undefined ? undefined : Number(await command('commits')),
    resetSecret: async (email) => (await command('resetSecret', email)) || undefined,
    signInLink: (email) => command('signInLink', email),
    orderToken: (id) => command('orderToken', id),
    cardToken: () => command('cardToken'),
    endSessions: async () => void (await command('endSessions')),
    known: {
      get skuCode() {
        return good('skuCode')
      },
      get otherSkuCode() {
        return good('otherSkuCode')
      },
      get modelOnlySkuCode() {
        return good('modelOnlySkuCode')
      },
      get departedSkuCode() {
        return good('departedSkuCode')
      },
      get plainSkuCode() {
        return good('plainSkuCode')
      },
      get bundleSkuCode() {
        return good('bundleSkuCode')
      },
      get quoteOnlySkuCode() {
        return good('quoteOnlySkuCode')
      },
      get promotionCode() {
        return good('promotionCode')
      },
      get giftCard() {
        return { code: good('giftCardCode'), pin: good('giftCardPin') }
      },
      get customCodes() {
        return { whole: good('customCode'), incomplete: good('incompleteCustomCode') }
      },
      get ambiguousSkuCode() {
        return good('ambiguousSkuCode')
      },
    },
  }
}

/** The role that a suite means by an email of the demo; undefined for any other text. */
export function roleOf(email: string): Role | undefined {
  const entries = Object.entries(people) as readonly (readonly [Role, string])[]
  return entries.find(([, each]) => each === email)?.[0]
}

async function runProgram(
  [program = '', ...rest]: readonly string[],
  given: readonly string[],
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, [...rest, ...given])
  return stdout.trim()
}
