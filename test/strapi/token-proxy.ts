/** What stands in front of contents that are not for everybody: it adds the token, which no browser may have. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Passes reads on to the service; answers its own address, and how to end it. */
export async function tokenProxy(service: string, token: string) {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` }
    const passed = request(service + asked.url, { method: asked.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}
