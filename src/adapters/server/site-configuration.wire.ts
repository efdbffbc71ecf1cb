/** What a server is told at its start, decoded like any wire: a configuration, or one sentence that says what is wrong. */
import { either as E } from 'fp-ts'
import { type AddressZone, zoneNamed } from '../../domain/account/address-zone.ts'
import { ownSite, type SiteConfiguration } from '../http/site-configuration.ts'
import { serviceAddress } from './service-address.ts'
import { adaptersOf } from './chosen-adapters.wire.ts'
import {
  listed,
  type SettingName,
  type SettingSources,
  operatorSettings,
} from './operator-settings.ts'

export interface ServedSite {
  readonly site: SiteConfiguration
  /** The origin of the vault for cards, where one is named. */
  readonly vault: string | undefined
}

export interface SiteContext {
  /** The origin of the shop itself, without a last slash. */
  readonly shopAddress: string
  /** The keys of all languages that the shop has. */
  readonly languages: readonly string[]
  /** The names of the adapters that each port has. */
  readonly adapters: ReadonlyMap<string, readonly string[]>
}

/** The configuration that is told; never fails otherwise than by its sentence. */
export function decodeSite(told: SettingSources, place: SiteContext): E.Either<string, ServedSite> {
  const read = operatorSettings(told)
  if (E.isLeft(read)) return read
  const settings = read.right
  const problems: string[] = []
  const kept = <A>(value: E.Either<string, A>, otherwise: A): A => {
    if (E.isRight(value)) return value.right
    problems.push(value.left)
    return otherwise
  }
  const isShopSecure = place.shopAddress.startsWith('https:')
  const at = (name: SettingName, text = settings[name], mayHavePath = true) => {
    if (text === undefined) return ''
    const address = kept(serviceAddress(name, text, { mayHavePath, isShopSecure }), '')
    return address === place.shopAddress ? '' : address
  }
  const origins = (name: SettingName) =>
    listed(settings[name])
      .map((each) => at(name, each, false))
      .filter((each) => each !== '')
  const media = at('MEDIA_ADDRESS')
  const uploads = origins('UPLOAD_ORIGINS')
  const storage = origins('STORAGE_ORIGINS')
  const site: SiteConfiguration = {
    addresses: {
      commerce: at('COMMERCE_ADDRESS'),
      content: at('CONTENT_ADDRESS'),
      search: at('SEARCH_ADDRESS'),
      ...(media && { media }),
      ...(uploads.length > 0 && { uploads }),
      ...(storage.length > 0 && { storage }),
    },
    siteCode: kept(siteCode(settings.SITE_CODE), ownSite.siteCode),
    languages: kept(languagesOf(listed(settings.SITE_LANGUAGES), place.languages), []),
    regions: kept(regionsOf(listed(settings.SITE_REGIONS)), []),
    adapters: kept(adaptersOf(listed(settings.ADAPTERS), place.adapters), {}),
  }
  const vault = at('VAULT_ADDRESS', settings.VAULT_ADDRESS, false)
  const [problem] = problems
  return problem === undefined ? E.right({ site, vault: vault || undefined }) : E.left(problem)
}

function siteCode(code = ownSite.siteCode): E.Either<string, string> {
  return /^[A-Za-z\d_-]{1,50}$/.test(code)
    ? E.right(code)
    : E.left(
        `SITE_CODE is ${JSON.stringify(code.slice(0, 200))}, which is not made of letters, digits, _ and - alone.`,
      )
}

function languagesOf(
  keys: readonly string[],
  known: readonly string[],
): E.Either<string, readonly string[]> {
  const strange = keys.find((key) => !known.includes(key))
  return strange === undefined
    ? E.right(keys)
    : E.left(
        `SITE_LANGUAGES names ${JSON.stringify(strange.slice(0, 200))}, which is none of ${known.join(', ')}.`,
      )
}

function regionsOf(names: readonly string[]): E.Either<string, readonly AddressZone[]> {
  const strange = names.find((name) => zoneNamed(name) === undefined)
  return strange === undefined
    ? E.right(names.flatMap((name) => zoneNamed(name) ?? []))
    : E.left(
        `SITE_REGIONS names ${JSON.stringify(strange.slice(0, 200))}, which is neither US nor EU.`,
      )
}
