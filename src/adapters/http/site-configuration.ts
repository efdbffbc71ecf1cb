/** The operator's configuration, as the server hands it to a page: decoded, and without secrets. */
import { either as E } from 'fp-ts'
import { type AddressZone, zoneNamed } from '../../domain/account/address-zone.ts'
import { isRecord, parseJson } from './json.ts'

/** The id of the element that holds it. */
export const siteConfigurationId = 'site-configuration'

/** Where the services are. Empty is the shop's own origin. */
export interface ServiceAddresses {
  readonly commerce: string
  readonly content: string
  readonly search: string
  /** Where pictures of the content are that are named by a path. */
  readonly media?: string
  /** Origins beside the shop's own that take the files of forms (T25). */
  readonly uploads?: readonly string[]
  /** Origins that keep the definitions of products, by their whole addresses (T28). */
  readonly storage?: readonly string[]
}

export interface SiteConfiguration {
  readonly addresses: ServiceAddresses
  /** Which of the engine's sites this shop is. */
  readonly siteCode: string
  /** Keys of the languages on offer; none for those that the content service names. */
  readonly languages: readonly string[]
  /** The regions on offer; none for all of them. */
  readonly regions: readonly AddressZone[]
  /** The adapter of each port for which another than the usual one is chosen. */
  readonly adapters: Readonly<Record<string, string>>
}

/** All services on the shop's own origin. */
export const ownSite: SiteConfiguration = {
  addresses: { commerce: '', content: '', search: '' },
  siteCode: 'manifold',
  languages: [],
  regions: [],
  adapters: {},
}

/** The same site where definitions of products may come from its own origin by whole addresses, too. */
export function withOwnStorage(site: SiteConfiguration, origin: string): SiteConfiguration {
  const { addresses } = site
  return { ...site, addresses: { ...addresses, storage: [origin, ...(addresses.storage ?? [])] } }
}

/** As JSON that cannot end the element it stands in (T18); empty where there is nothing to be told. */
export function writeSiteConfiguration(site: SiteConfiguration): string {
  const text = JSON.stringify(site).replaceAll('<', String.raw`\u003c`)
  return text === JSON.stringify(ownSite) ? '' : text
}

/** Reads it back; a page that says nothing of it has all services on its own origin. */
export function readSiteConfiguration(text: string | null | undefined): SiteConfiguration {
  const read = parseJson(text ?? '')
  if (E.isLeft(read) || !isRecord(read.right)) return ownSite
  const { addresses, siteCode, languages, regions, adapters } = read.right
  const at = isRecord(addresses) ? addresses : {}
  const media = textOf(at['media'])
  return {
    addresses: {
      commerce: textOf(at['commerce']),
      content: textOf(at['content']),
      search: textOf(at['search']),
      // Without an address of their own, pictures are where the content is.
      ...(media !== '' && { media }),
      uploads: textsOf(at['uploads']),
      storage: textsOf(at['storage']),
    },
    siteCode: textOf(siteCode) || ownSite.siteCode,
    languages: textsOf(languages),
    regions: textsOf(regions).flatMap((name) => zoneNamed(name) ?? []),
    adapters: Object.fromEntries(
      Object.entries(isRecord(adapters) ? adapters : {}).map(([port, name]) => [
        port,
        textOf(name),
      ]),
    ),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
