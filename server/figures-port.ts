/** The port that Prometheus asks: of its own, on this machine alone unless it is said otherwise. */

import { createServer, type Server } from 'node:http'
import type { Figures } from './figures.ts'

export interface FiguresPlace {
  readonly port: number
  readonly host: string
}

/** Where the figures are asked for; undefined where nobody wants any. Throws in one sentence where that is no port. */
export function figuresPlace(
  env: Readonly<Record<string, string | undefined>>,
): FiguresPlace | undefined {
  const given = env['METRICS_PORT']
  if (!given) return undefined
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port < 65_536)
    return { port, host: env['METRICS_HOST'] || '127.0.0.1' }
  throw new Error(`METRICS_PORT is ${JSON.stringify(given)}, which is no port.`)
}

/** Answers `GET /metrics` and nothing else. Fails where the port is taken. */
export async function serveFigures(figures: Figures, place: FiguresPlace): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    figures.text().then(
      (text) => response.writeHead(200, { 'Content-Type': figures.mediaType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`METRICS_PORT ${place.port} cannot be used: ${message}`)),
    )
    server.listen(place.port, place.host, resolve)
  })
  return server
}
