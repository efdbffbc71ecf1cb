import { expect, it } from 'vitest'
import { carriedAnswer, carriedRequest, requestOf, responseOf } from '../../../demo/carried.ts'

const { signal } = new AbortController()

it('carries a request whole: address, method, headers and bytes', async () => {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.of(0, 255, 1)]), 'drawing.dxf')
  const given = new Request('http://shop.test/api/upload', { method: 'POST', body: form })
  const request = requestOf(structuredClone(await carriedRequest(given)), signal)
  expect(request.url).toBe('http://shop.test/api/upload')
  const file = (await request.formData()).get('file')
  expect(file).toBeInstanceOf(File)
  expect(new Uint8Array(await (file as File).arrayBuffer())).toEqual(Uint8Array.of(0, 255, 1))
})

it.each([200, 204, 304, 422])('carries an answer with the status %i whole', async (status) => {
  const body = status === 204 || status === 304 ? null : '{"ok":true}'
  const headers = { 'X-Request-ID': 'a1b2c3d4' }
  const given = new Response(body, { status, headers })
  const answer = responseOf(structuredClone(await carriedAnswer(given)))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('X-Request-ID')).toBe('a1b2c3d4')
  expect(await answer.text()).toBe(body ?? '')
})
