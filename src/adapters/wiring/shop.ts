/** Opens the shop over its ports: session, storefront, services. */
import {
  reauthenticated,
  type SessionActor,
  startSession,
} from '../../application/account/session.ts'
import type { Services } from '../../application/services.ts'
import { openStorefront, type Storefront } from '../../application/storefront.ts'
import type { ShopPorts } from './shop-ports.ts'
import { fetched } from './fetched.ts'
import { shopServices } from './services.ts'

export interface Shop {
  readonly storefront: Storefront
  readonly services: Services
}

/** The shop as soon as the settings of the site are there, or `patience` is aborted (SHELL-05). */
export async function openShop(ports: ShopPorts, patience?: AbortSignal): Promise<Shop> {
  // The engine asks the session for a new sign-in, and the session asks the engine who is signed in.
  const engine = fetched(() => ports.fetchEngine(() => reauthenticated(session)))
  const identity = async () => (await engine()).identity
  const actingGateway = async () => (await engine()).actingGateway
  const session: SessionActor = startSession({ ...ports, identity, actingGateway })
  // It is there before the first password has been typed.
  ports.onFirstInteraction(() => void engine().catch(() => undefined))
  const { storefront, ...followed } = await openStorefront(
    { ...ports, identity, session },
    patience,
  )
  return { storefront, services: shopServices({ ...ports, ...followed, session, engine }) }
}
