/** What the ports of the commerce engine are made from. */
import type { CartCount } from '../../application/ports/cart-count.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import type { TabChannel } from '../../application/ports/tab-channel.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { HttpParts } from '../http/request.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'
import type { AdaptersOf } from './chosen-adapter.ts'

/** What the open shop hands in. */
export interface EngineParts {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly log: EventLog
  readonly tokens: TokenStore
  readonly cartCount: CartCount
  /** Other tabs are told of what is written to quotes. */
  readonly tabs: Pick<TabChannel, 'send'>
  /** Asks for a new sign-in when the session has ended; true when the same customer is back. */
  readonly reauthenticate: () => Promise<boolean>
  /** The region that a visitor has chosen; undefined for that of the site. */
  readonly region: () => AddressZone | undefined
  readonly preferences: Pick<Preferences, 'language'>
}

/** What its adapters are made from. */
export interface EngineTools extends Omit<EngineParts, 'preferences' | 'tabs'> {
  readonly engine: CommerceClient
  /** The language that the catalogue is read in. */
  readonly locale: () => ContentLocale
}

/** Binds the adapter that is chosen for each port of a table under its name, and answers the ports that the container makes. */
export type BindPorts = <Ports>(table: AdaptersOf<Ports, EngineTools>) => Ports
