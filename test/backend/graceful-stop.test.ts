import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { gracefulStop } from '../../reference-backend/server/graceful-stop.ts'

/** A server on a free port, and how to end it. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  const stop = gracefulStop(server)
  onTestFinished(() => server.closeAllConnections())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  return { stop, address: `http://127.0.0.1:${port}` }
}

/** Asks over connections that are kept. */
function client() {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return (address: string) =>
    new Promise<{ readonly text: string; readonly message: IncomingMessage }>((resolve, reject) => {
      get(address, { agent }, (message) => {
        let text = ''
        message.on('data', (bytes) => {
          text += bytes
        })
        message.on('end', () => resolve({ text, message }))
        message.on('error', reject)
      }).on('error', reject)
    })
}

it('answers what it has begun, to the end, and ends as soon as that is done', async () => {
  const arrived: (() => void)[] = []
  let isThere: (value: unknown) => void = () => {}
  const all = new Promise((resolve) => {
    isThere = resolve
  })
  const { stop, address } = await serve((_, response) => {
    response.write('begun')
    arrived.push(() => response.end(' and ended'))
    if (arrived.length === 3) isThere(undefined)
  })
  const ask = client()
  const answers = Promise.all([ask(address), ask(address), ask(address)])
  await all
  const stopped = stop(60_000)
  for (const finish of arrived) finish()
  for (const { text } of await answers) expect(text).toBe('begun and ended')
  await stopped
  await expect(client()(address)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('closes kept connections that wait for nothing', async () => {
  const { stop, address } = await serve((_, response) => response.end('done'))
  expect((await client()(address)).text).toBe('done')
  await stop(60_000)
})

it('tells who is still being served that this connection takes no more', async () => {
  let finish = () => {}
  let isThere: (value: unknown) => void = () => {}
  const there = new Promise((resolve) => {
    isThere = resolve
  })
  const { stop, address } = await serve((_, response) => {
    finish = () => response.end('done')
    isThere(undefined)
  })
  const answer = client()(address)
  await there
  const stopped = stop(60_000)
  finish()
  expect((await answer).message.headers.connection).toBe('close')
  await stopped
})

it('cuts what does not end in time', async () => {
  let isThere: (value: unknown) => void = () => {}
  const there = new Promise((resolve) => {
    isThere = resolve
  })
  const { stop, address } = await serve(() => isThere(undefined))
  const answer = client()(address)
  await Promise.all([
    expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' }),
    there.then(() => stop(10)),
  ])
})
