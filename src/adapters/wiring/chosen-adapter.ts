/** Which adapter stands behind a port: the one the operator has named, else the first. */
import type { SiteConfiguration } from '../http/site-configuration.ts'

/** The adapters of a port by their names, which are those of their folders; the usual one first. */
export type Adapters<Port, Tools> = Readonly<Record<string, (tools: Tools) => Port>>

/** A table of adapters: for each port, under its name, those that can stand behind it and no others. */
export type AdaptersOf<Ports, Tools> = {
  readonly [Name in keyof Ports]: Adapters<Ports[Name], Tools>
}

type Choice = Pick<SiteConfiguration, 'adapters'>

/** The adapter of a port. A name that nothing stands for has ended the start of the server. */
export function chosenAdapter<Port, Tools>(
  { adapters: chosen }: Choice,
  port: string,
  adapters: Adapters<Port, Tools>,
): (tools: Tools) => Port {
  const [usual] = Object.values(adapters)
  const name = chosen[port]
  const named = name !== undefined && Object.hasOwn(adapters, name) ? adapters[name] : usual
  if (named === undefined) throw new Error(`The port ${port} has no adapter.`)
  return named
}

/** The ports of a table, each made by the adapter that is chosen for it. */
export function chosenPorts<Ports, Tools>(
  choice: Choice,
  table: AdaptersOf<Ports, Tools>,
  tools: Tools,
): Ports {
  const ports = Object.entries<Adapters<unknown, Tools>>(table).map(
    ([name, adapters]) => [name, chosenAdapter(choice, name, adapters)(tools)] as const,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name of the table is that of its port
  return Object.fromEntries(ports) as Ports
}
