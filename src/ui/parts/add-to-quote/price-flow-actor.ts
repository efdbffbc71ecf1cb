import type { ActorRefFrom } from 'xstate'
import type { priceFlowMachine } from '../../../domain/pricing/price-flow.machine.ts'

/** A price flow that has been started, of a product page or of a card. */
export type PriceFlowActor = ActorRefFrom<typeof priceFlowMachine>
