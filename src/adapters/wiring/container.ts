/** Puts together what lies behind the door of the shop. Nothing is made before it is asked for. */
import { Container } from 'inversify'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { SessionRenewal } from '../../application/account/session-renewal.ts'
import type { CartNews } from '../../application/ports/cart-news.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { HttpParts } from '../http/request.ts'
import { type ServiceAddresses, tokens } from './tokens.ts'

/** What the open shop hands in. */
export interface ContainerParts {
  readonly http: HttpParts
  readonly addresses: ServiceAddresses
  readonly log: EventLog
  readonly tokenStore: TokenStore
  readonly renewal: SessionRenewal
  readonly cartNews: CartNews
  /** The region that a visitor has chosen; undefined for that of the site. */
  readonly region: () => AddressZone | undefined
}

/** A container that knows what is handed in; the modules with the services come with their code. */
export function shopContainer(parts: ContainerParts): Container {
  const container = new Container()
  container.bind(tokens.http).toConstantValue(parts.http)
  container.bind(tokens.addresses).toConstantValue(parts.addresses)
  container.bind(tokens.log).toConstantValue(parts.log)
  container.bind(tokens.tokenStore).toConstantValue(parts.tokenStore)
  container.bind(tokens.renewal).toConstantValue(parts.renewal)
  container.bind(tokens.cartNews).toConstantValue(parts.cartNews)
  container.bind(tokens.region).toConstantValue(parts.region)
  return container
}
