/** The cart of the commerce engine behind its port. Fetched when somebody looks into it or puts something in. */
import { ContainerModule } from 'inversify'
import { httpCartDesk } from '../commerce/cart-desk.http.ts'
import { tokens } from './tokens.ts'

export const cartModule = new ContainerModule(({ bind }) => {
  bind(tokens.cartDesk)
    .toResolvedValue(httpCartDesk, [tokens.commerce, tokens.region])
    .inSingletonScope()
})
