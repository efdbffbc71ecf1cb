/**
 * How many pages a server hands out in a second of a core: drawn for each reader, and from what it keeps, beside a built
 * file. And what it holds on to after thousands of them.
 */
import { Agent, get } from 'node:http'

const addresses = ['/', '/shop', '/product/tm200-orbital-motor']
const readers = 8
const seconds = 8
/** Milliseconds for one page: on a busy machine, too, pages are measured and not shells. */
const PAGE_MS = '60000'
/** Different pages for the memory, and megabytes that the server may keep of them. */
const pages = Number(process.env.BENCH_SERVER_PAGES ?? 10_000)
const keptMegabytes = 8

/** `start` starts a server with these variables, `figure` is told each figure. */
export async function measureServer(start, figure) {
  const drawing = await start({ PAGE_MS, PAGE_CACHE_MB: '0' })
  const drawn = await perSecond(drawing, addresses)
  drawing.stop()
  const keeping = await start({ PAGE_MS })
  const file = await builtFile(keeping.origin)
  const kept = await perSecond(keeping, addresses)
  const sent = await perSecond(keeping, [file])
  const known = await perSecond(keeping, addresses, await marksOf(keeping.origin))
  keeping.stop()
  const rate = (value) => `${value.toFixed(0)} a second of a core`
  figure('server, a built file', rate(sent))
  figure('server, pages that are kept', `${(kept / sent).toFixed(2)} of a file (${rate(kept)})`)
  figure('server, pages that the reader has', rate(known))
  figure('server, pages drawn each time', `${rate(drawn)}, ${(1000 / drawn).toFixed(0)} ms each`)
  await measureMemory(start, figure)
}

async function measureMemory(start, figure) {
  const server = await start({ PAGE_MS, PAGE_CACHE_MB: String(keptMegabytes) })
  const measured = []
  for (const part of [0.1, 0.4, 0.7, 1]) {
    const from = measured.at(-1)?.count ?? 0
    const count = Math.round(pages * part)
    const different = Array.from(
      { length: count - from },
      (_, index) => `/shop?keyword=${from + index}`,
    )
    await each(server.origin, different)
    measured.push({ count, memory: (await server.usage()).held })
  }
  server.stop()
  const text = measured.map(({ count, memory }) => `${memory.toFixed(0)} MB after ${count}`)
  figure('server, memory held while different pages are drawn', text.join(', '), 'flat')
}

/** Answers in a second of a core, to readers who ask for these addresses in turn. */
async function perSecond({ origin, usage }, paths, headers = {}) {
  for (const path of paths) await ask(new Agent(), origin, path, headers[path])
  const { used: before } = await usage()
  // Connections of before have been closed by the server meanwhile.
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const began = performance.now()
  let answered = 0
  const read = async (reader) => {
    for (let turn = reader; performance.now() - began < seconds * 1000; turn += 1) {
      const path = paths[turn % paths.length]
      await ask(agent, origin, path, headers[path])
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
  const { used } = await usage()
  agent.destroy()
  return answered / (used - before)
}

/** Asks for each address once. */
async function each(origin, paths) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const left = [...paths]
  const read = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      await ask(agent, origin, path)
  }
  await Promise.all(Array.from({ length: readers }, read))
  agent.destroy()
}

function ask(agent, origin, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'br', ...headers } }
    get(origin + path, options, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode, headers: told } = response
        if (statusCode !== 200 && statusCode !== 304) reject(new Error(`${statusCode} at ${path}`))
        else resolve({ told, body: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}

/** By which a reader says that a page is known. */
async function marksOf(origin) {
  const agent = new Agent()
  const marks = {}
  for (const path of addresses) {
    const { told } = await ask(agent, origin, path)
    marks[path] = { 'if-none-match': told.etag }
  }
  return marks
}

/** A script of the shop. */
async function builtFile(origin) {
  const { body } = await ask(new Agent(), origin, '/', { 'accept-encoding': 'identity' })
  const [file] = /\/assets\/index-[\w-]+\.js/.exec(String(body)) ?? []
  if (file === undefined) throw new Error('The home page names no script.')
  return file
}
