/** The names of all adapters, by port: what a configuration may choose between. */
import { buyingAdapters } from './buying-adapters.ts'
import { catalogueAdapters } from './catalogue-adapters.ts'
import { contentAdapters } from './content-adapters.ts'
import { engineAdapters } from './engine-adapters.ts'

const all = { ...engineAdapters, ...buyingAdapters, ...catalogueAdapters, ...contentAdapters }

export const knownAdapters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(all).map(([port, adapters]) => [port, Object.keys(adapters)]),
)
