/** The shop under its own content security policy, in a real browser. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'vite'
import { hostileHtml } from '../ui/components/hostile-html.ts'
import { startOf } from './crawl/drawn-words.ts'
import { expect, test } from './shop.ts'

/** The sanitiser as one script. */
async function sanitiserScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'src/ui/components/SanitisedHtml/sanitise.ts', formats: ['es'] },
    },
  })
  const [output] = [built].flat()
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The sanitiser could not be built.')
  return chunk.code
}

/** An empty page under that policy, beside a script of its own. */
async function pageUnder(policy: string, script: string): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/sanitise.js'
    response.writeHead(200, {
      'Content-Security-Policy': policy,
      'Content-Type': isScript ? 'text/javascript' : 'text/html',
    })
    response.end(isScript ? script : '<!doctype html><title>clean</title><main></main>')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

test('cleans hostile HTML without one report of the content policy (T18, T24)', async ({
  browser,
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const server = await pageUnder(policy, await sanitiserScript())
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()))
  // A context of its own: what is asked of hosts that do not exist is no complaint about the shop.
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  const { reports, title, left } = await page.evaluate(async (snippets) => {
    const seen: string[] = []
    // Reports come in their order; the one that is made on purpose is the last.
    const lastReport = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, target }) => {
        if (target === document.body) resolve()
        else seen.push(violatedDirective)
      })
    })
    const address = '/sanitise.js'
    const { sanitise } = await import(address)
    const main = document.querySelector('main') ?? document.body
    for (const snippet of snippets) {
      const box = document.createElement('div')
      box.innerHTML = sanitise(snippet)
      main.append(box)
    }
    document.body.setAttribute('style', 'color: red')
    await lastReport
    return { reports: seen, title: document.title, left: main.querySelectorAll('*').length }
  }, hostileHtml)
  await page.close()
  server.close()
  expect(reports).toEqual([])
  expect(title).toBe('clean')
  expect(left).toBeGreaterThan(100)
})

test.describe('the page', () => {
  test.use({ provoked: /Creating a TrustedTypePolicy/ })

  test('has taken the names of its policies before any other script could (T24)', async ({
    page,
  }) => {
    await page.goto('/404')
    await startOf(page)
    const taken = await page.evaluate(() =>
      ['manifold-sanitiser', 'manifold-worker', 'manifold-data', 'default'].filter((name) => {
        try {
          window.trustedTypes?.createPolicy(name, { createHTML: (html) => html })
          return false
        } catch {
          return true
        }
      }),
    )
    expect(taken).toEqual(['manifold-sanitiser', 'manifold-worker', 'manifold-data', 'default'])
  })
})
