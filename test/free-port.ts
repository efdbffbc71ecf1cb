/** Ports for servers that tests start. */
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: one of those may be taken between asking and
 * listening, even by whoever asks whether the server is there yet. Browsers refuse none of these.
 */
const FIRST = 15_000
const COUNT = 17_000
/** Ports of one process: those that start servers at the same moment begin at different places. */
const EACH = 16

let given = process.pid * EACH

/** A port on which nobody listens, that no outgoing connection is given and no other process of this run tries. */
export async function freePort(): Promise<number> {
  const port = FIRST + (given++ % COUNT)
  return (await canListen(port)) ? port : freePort()
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
