/** The names of all adapters, by port: what a configuration may choose between. */
import { buyingAdapters } from './buying-adapters.ts'
import { catalogueAdapters } from './catalogue-adapters.ts'
import { engineAdapters } from './engine-adapters.ts'
import { shopAdapters } from './shop-ports.ts'

const all = { ...engineAdapters, ...buyingAdapters, ...catalogueAdapters, ...shopAdapters }

export const knownAdapters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(all).map(([port, adapters]) => [port, Object.keys(adapters)]),
)
