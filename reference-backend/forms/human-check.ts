/**
 * Stands in for a service that tells people from programs: a page for a frame with a box to tick, and the
 * token that it gives. It proves nothing about anybody; what it shows is how such a service is lived with.
 */

import { hmacSha256, isSame, randomText } from '#platform/digests.ts'
import { Hono } from 'hono'
import { plain } from '../http/envelope.ts'
import { checkPost } from '../http/request-guard.ts'
import type { SessionKeys } from '../session/session.ts'

const SECONDS = 5 * 60

export interface HumanCheckParts {
  readonly clock: () => Date
  readonly keys: () => Promise<SessionKeys>
}

/** `GET /api/human-check`: the page; it is the only one of this server that may stand in a frame. */
export function humanCheckRoutes({ clock, keys }: HumanCheckParts): Hono {
  const app = new Hono()
  app.get('/api/human-check', ({ req }) => {
    if ((req.query('key') ?? '') === '') return plain('key_required', 403)
    const words = WORDS.get(req.query('language') ?? '') ?? ENGLISH
    return new Response(page(words), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': FRAME_POLICY,
      },
    })
  })
  app.get('/api/human-check/frame.js', () => asset(SCRIPT, 'text/javascript'))
  app.get('/api/human-check/frame.css', () => asset(STYLE, 'text/css'))
  app.post('/api/human-check/token', async ({ req }) => {
    if (checkPost(req.raw) !== 'fine') return plain('forbidden', 403)
    const { secret } = await keys()
    const token = signed(secret, `${randomText('hex', 16)}.${endOf(clock())}`)
    return Response.json({ token, seconds: SECONDS })
  })
  return app
}

/** What names a check that is genuine and still good; undefined for anything else. */
export function checkNamed(secret: string, token: unknown, now: Date): string | undefined {
  if (typeof token !== 'string') return undefined
  const [nonce = '', end = '', ...more] = token.split('.')
  if (more.length !== 1 || !isSame(token, signed(secret, `${nonce}.${end}`))) return undefined
  return Number(end) * 1000 > now.getTime() ? nonce : undefined
}

function signed(secret: string, content: string): string {
  const mark = hmacSha256('base64url', secret, `human-check ${content}`)
  return `${content}.${mark}`
}

function endOf(now: Date): number {
  return Math.floor(now.getTime() / 1000) + SECONDS
}

function asset(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}

const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

interface Words {
  readonly language: string
  readonly title: string
  readonly label: string
  readonly failed: string
}

const ENGLISH: Words = {
  language: 'en',
  title: 'Human check',
  label: 'I am not a robot',
  failed: 'That did not work. Please tick the box again.',
}

const WORDS: ReadonlyMap<string, Words> = new Map([
  [
    'de',
    {
      language: 'de',
      title: 'Prüfung auf Menschen',
      label: 'Ich bin kein Roboter',
      failed: 'Das hat nicht geklappt. Bitte haken Sie das Feld noch einmal an.',
    },
  ],
  [
    'es',
    {
      language: 'es',
      title: 'Comprobación humana',
      label: 'No soy un robot',
      failed: 'No ha funcionado. Vuelva a marcar la casilla.',
    },
  ],
  [
    'fr',
    {
      language: 'fr',
      title: 'Vérification humaine',
      label: 'Je ne suis pas un robot',
      failed: 'Cela n’a pas fonctionné. Veuillez cocher la case à nouveau.',
    },
  ],
])

function page({ language, title, label, failed }: Words): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<link rel="stylesheet" href="/api/human-check/frame.css"></head><body>',
    `<label><input type="checkbox" id="human"><span>${label}</span></label>`,
    `<p role="alert" id="failed" data-text="${failed}"></p>`,
    '<script src="/api/human-check/frame.js"></script></body></html>',
  ].join('')
}

const SCRIPT = `const box = document.getElementById('human')
const failed = document.getElementById('failed')
const tell = (message) => parent.postMessage(message, location.origin)
box.addEventListener('change', async () => {
  failed.textContent = ''
  if (!box.checked) return tell({ type: 'human-check.expired' })
  try {
    const answer = await fetch('/api/human-check/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    const { token, seconds } = await answer.json()
    tell({ type: 'human-check.passed', token })
    setTimeout(() => {
      box.checked = false
      tell({ type: 'human-check.expired' })
    }, (seconds - 10) * 1000)
  } catch {
    box.checked = false
    failed.textContent = failed.dataset.text
  }
})
`

const STYLE = `body { margin: 0; min-height: 100vh; display: grid; align-content: center; font: 15px/1.4 'IBM Plex Sans', system-ui, sans-serif; color: #17212b; background: #fff }
label { display: flex; align-items: center; gap: 12px; min-height: 40px; padding: 0 16px; cursor: pointer }
input { width: 20px; height: 20px; margin: 0; accent-color: #1257b0 }
p { margin: 0; padding: 0 16px 8px; font-size: 13px; color: #a31621 }
p:empty { display: none }
`
