/** A line to a server that a test can cut, hold up and mend. */

import { connect, createServer, type Socket } from 'node:net'

export interface FragileLine {
  /** The address of the server with this line in between. */
  readonly url: string
  /** Every connection breaks, and no new one comes about. */
  readonly cut: () => void
  /** Nothing comes through any more, but nothing breaks either. */
  readonly hold: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** A line to the server of an address such as `postgres://app@127.0.0.1:5432/name`. */
export async function fragileLine(address: string): Promise<FragileLine> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'held' = 'whole'
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    keep(near)
    if (state === 'cut') near.resetAndDestroy()
    if (state !== 'whole') return
    const far = connect(Number(port), hostname)
    keep(far)
    near.on('data', (bytes) => state === 'whole' && far.write(bytes))
    far.on('data', (bytes) => state === 'whole' && near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = server.address()
  const url = new URL(address)
  // A socket of the server would lead past this line.
  url.search = ''
  url.port = String(typeof own === 'object' ? own?.port : '')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut: () => {
      state = 'cut'
      breakAll()
    },
    hold: () => {
      state = 'held'
    },
    mend: () => {
      state = 'whole'
    },
    close: () => {
      breakAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
