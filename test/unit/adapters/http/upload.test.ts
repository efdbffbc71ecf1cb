import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { sendFile } from '../../../../src/adapters/http/upload.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'

const file = { name: 'certificate.pdf', content: new Blob(['%PDF-1.7']) }
const inputs = new Map([
  ['key', 'k'],
  ['policy', 'p'],
])

function aNetwork(reply: () => Promise<Response>, base = '') {
  const asked: (RequestInit & { readonly url: string })[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    asked.push({ ...init, url: url instanceof Request ? url.url : url.toString() })
    return reply()
  }
  const parts = {
    fetch,
    pause: recordedPause().pause,
    isOnline: () => true,
    base,
    uploadOrigins: ['https://files.test'],
  }
  return { asked, send: (url: string) => sendFile(parts, { url, inputs, file }) }
}

const taken = () => Promise.resolve(new Response(null, { status: 204 }))

describe('a file on its way', () => {
  it('is a multipart POST of the inputs and, last of all, the file', async () => {
    const network = aNetwork(taken)
    expect(await network.send('/upload')).toEqual(E.right(undefined))
    const [request] = network.asked
    expect(request).toMatchObject({ url: '/upload', method: 'POST', credentials: 'omit' })
    const body = request?.body
    if (!(body instanceof FormData)) throw new Error('This is no form.')
    expect([...body.keys()]).toEqual(['key', 'policy', 'file'])
    expect(body.get('key')).toBe('k')
    expect(body.get('file')).toMatchObject({ name: 'certificate.pdf', size: 8 })
  })

  it.each([
    [413, 'refused'],
    [503, 'server-failed'],
  ])('fails with the status %d as %s', async (status, kind) => {
    const network = aNetwork(() => Promise.resolve(new Response('', { status })))
    expect(await network.send('/upload')).toMatchObject({ left: { kind } })
  })

  it('fails when the line goes dead', async () => {
    const network = aNetwork(() => Promise.reject(new TypeError('fetch failed')))
    expect(await network.send('/upload')).toMatchObject({ left: { kind: 'unreachable' } })
  })

  it('goes by a path to whoever has named the place', async () => {
    const network = aNetwork(taken, 'https://engine.test')
    await network.send('/upload')
    await network.send('https://files.test/upload')
    expect(network.asked.map(({ url }) => url)).toEqual([
      'https://engine.test/upload',
      'https://files.test/upload',
    ])
  })

  it.each(['/upload', '/a/b?c=d', 'https://files.test/upload?x=1'])('goes to %s', async (url) => {
    const network = aNetwork(taken)
    expect(await network.send(url)).toEqual(E.right(undefined))
  })

  it.each([
    'http://files.test/upload',
    'https://files.test:8443/upload',
    'https://files.test.evil.test/upload',
    'https://evil.test/upload',
    'https://user@files.test/upload',
    '//evil.test/upload',
    '/\\evil.test/upload',
    '\\\\evil.test/upload',
    '/up\nload',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://files.test/1',
    'ftp://files.test/upload',
    'https://127.0.0.1/upload',
    'https://[::1]/upload',
    'https://169.254.169.254/latest',
    'upload',
    './upload',
    '',
  ])('never leaves for %j (T25)', async (url) => {
    const network = aNetwork(taken)
    expect(await network.send(url)).toEqual(E.left({ kind: 'malformed' }))
    expect(network.asked).toEqual([])
  })
})
