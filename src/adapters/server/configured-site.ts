/** What a server needs to know of the configuration that it was told, in the shape in which it hands it to pages. */
import { either as E } from 'fp-ts'
import { writeSiteConfiguration } from '../http/site-configuration.ts'
import { decodeSite, type SiteContext } from './site-configuration.wire.ts'
import type { SettingSources } from './operator-settings.ts'

/** A configuration that holds, as far as a server has to know it. */
interface ConfiguredSite {
  /** What pages are told, for `openPages`; empty where there is nothing to say. */
  readonly text: string
  /** Origins that a browser has to be allowed to ask. */
  readonly services: readonly string[]
  /** Origins that it has to be allowed to show pictures of. */
  readonly pictures: readonly string[]
  /** Where the vault for cards is, where that is said. */
  readonly vault: string | undefined
  /** Where pictures are that are named by a path; empty for the own site. */
  readonly media: string
  /** Whether nothing is asked of the shop's own origin. */
  readonly isElsewhere: boolean
  /** Whether catalogue and content both come from it. */
  readonly isOwnCatalogue: boolean
}

/** Reads what is told at a start: a configuration, or the sentence that says what is wrong. */
export function configuredSite(
  told: SettingSources,
  place: SiteContext,
): { readonly problem: string } | ConfiguredSite {
  const read = decodeSite(told, place)
  if (E.isLeft(read)) return { problem: read.left }
  const { site, vault } = read.right
  const { commerce, search, content, uploads = [], storage = [] } = site.addresses
  const isElsewhere = [commerce, search, content].every((address) => address !== '')
  const { media = isElsewhere ? content : '' } = site.addresses
  return {
    text: writeSiteConfiguration(site),
    services: originsOf([commerce, search, content, ...uploads, ...storage]),
    pictures: originsOf([media, content, search, commerce]),
    vault,
    media,
    isElsewhere,
    isOwnCatalogue: search === '' && content === '',
  }
}

function originsOf(addresses: readonly string[]): readonly string[] {
  const named = addresses.filter((address) => address !== '')
  return [...new Set(named.map((address) => new URL(address).origin))]
}
