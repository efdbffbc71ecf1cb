/** Which adapter stands behind a port: the one the operator has named, else the first. */
import type { SiteConfiguration } from '../http/site-configuration.ts'

/** The adapters of a port by their names, which are those of their folders; the usual one first. */
type Adapters<Adapter> = Readonly<Record<string, Adapter>>

/** The adapter of a port. A name that nothing stands for has ended the start of the server. */
export function chosenAdapter<Adapter>(
  { adapters: chosen }: Pick<SiteConfiguration, 'adapters'>,
  port: string,
  adapters: Adapters<Adapter>,
): Adapter {
  const [usual] = Object.values(adapters)
  const name = chosen[port]
  const named = name !== undefined && Object.hasOwn(adapters, name) ? adapters[name] : usual
  if (named === undefined) throw new Error(`The port ${port} has no adapter.`)
  return named
}
