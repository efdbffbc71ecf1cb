import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderProblem } from '../../reference-backend/server/data-folder.ts'
import { openShop } from '../../reference-backend/server/open-shop.ts'
import { configFrom } from '../../reference-backend/server/config.ts'
import { lockDirectory } from '../../reference-backend/database/directory-lock.ts'
import { reviewKey } from '../../reference-backend/internal/review-key.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifold-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'database.lock')

describe('the lock of the embedded database', () => {
  it('refuses a second process while the first one lives', () => {
    const release = lockDirectory(folder)
    expect(() => lockDirectory(folder)).toThrow(`already open in process ${process.pid}`)
    release()
    lockDirectory(folder)()
    expect(existsSync(lockFile())).toBe(false)
  })

  it('refuses while another process holds it and takes over when that one is killed', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    writeFileSync(lockFile(), `${holder.pid}`)
    expect(() => lockDirectory(folder)).toThrow(`already open in process ${holder.pid}`)
    const ended = new Promise((resolve) => holder.on('exit', resolve))
    holder.kill('SIGKILL')
    await ended
    lockDirectory(folder)()
  })

  it('takes over from a process whose number another one has by now', () => {
    writeFileSync(lockFile(), `${process.pid} 1`)
    const release = lockDirectory(folder)
    expect(readFileSync(lockFile(), 'utf8')).not.toBe(`${process.pid} 1`)
    release()
  })

  it('takes over a lock that says nothing', () => {
    writeFileSync(lockFile(), '')
    lockDirectory(folder)()
  })
})

describe('the demo shop', () => {
  it.each([
    [{ NODE_ENV: 'production' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: 'shop.example.test' }],
    [{ SHOP_ADDRESS: 'https://shop.example.test' }],
    [{ SHOP_ADDRESS: 'http://192.0.2.1:8080/', HOST: '127.0.0.1' }],
  ])('does not start where strangers can reach it: %j (T49)', (env) => {
    expect(() => configFrom(env)).toThrow('MANIFOLD_ALLOW_DEMO=1')
    const demo = configFrom({ ...env, MANIFOLD_ALLOW_DEMO: '1' })
    expect(demo.testEndpoints).toBe(false)
    // Its page asks for no password.
    expect(demo.openIdProvider).toBe(false)
    const test = { ...env, MANIFOLD_ALLOW_DEMO: '1', MANIFOLD_TEST: '1' }
    expect(() => configFrom(test)).toThrow('MANIFOLD_TEST=1 is refused')
  })

  it.each([
    [{}],
    [{ HOST: '127.0.0.1' }],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ SHOP_ADDRESS: 'http://localhost:8080' }],
    [{ SHOP_ADDRESS: 'https://[::1]' }],
  ])('starts on this machine: %j (T49)', (env) => {
    expect(configFrom(env)).toMatchObject({ testEndpoints: false, openIdProvider: true })
    expect(configFrom({ ...env, SITE_OPENID: '0' }).openIdProvider).toBe(false)
    expect(configFrom({ ...env, MANIFOLD_TEST: '1' }).testEndpoints).toBe(true)
  })
})

it.each([
  [{ SHOP_ADDRESS: 'shop.example.test' }, 'SHOP_ADDRESS is "shop.example.test"'],
  [{ SHOP_ADDRESS: 'javascript:alert(1)' }, 'SHOP_ADDRESS is'],
  [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES holds "nginx"'],
])('ends the start with one sentence where a value cannot be read: %j', (env, sentence) => {
  expect(() => configFrom(env)).toThrow(sentence)
})

describe('a folder that cannot be used', () => {
  const full =
    'There is no space left for the folder /srv/shop. Free some, or choose another DATA_DIR.'

  it.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    // What the embedded database throws is no Error.
    { name: 'ErrnoError', errno: 51 },
    new Error('Failed query', { cause: Object.assign(new Error('full'), { code: '53100' }) }),
  ])('is named in one sentence when its disk is full: %s', (problem) => {
    expect(folderProblem(problem, '/srv/shop')).toMatchObject({ message: full })
  })

  it('is named when it is not writable', () => {
    const problem = Object.assign(new Error('EROFS: read-only'), { code: 'EROFS' })
    expect(folderProblem(problem, '/srv/shop')).toMatchObject({
      message: 'The folder /srv/shop cannot be used (EROFS). Choose another DATA_DIR.',
    })
  })

  it('leaves every other problem as it is', () => {
    for (const problem of [new Error('another'), 'text', undefined, { name: 'ErrnoError' }]) {
      expect(folderProblem(problem, '/srv/shop')).toBe(problem)
    }
  })

  it('is what a start complains about', async () => {
    const dataDir = join(folder, 'a-file', 'data')
    writeFileSync(join(folder, 'a-file'), '')
    await expect(openShop({ dataDir })).rejects.toThrow(
      `The folder ${dataDir} cannot be used (ENOTDIR). Choose another DATA_DIR.`,
    )
  })
})

it('leaves no part of a review key behind', () => {
  reviewKey(folder)
  expect(readdirSync(folder)).toEqual(['review-key'])
})

it('keeps one review key that only its owner can read', () => {
  const key = reviewKey(folder)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(reviewKey(folder)).toBe(key)
  const mode = execFileSync('ls', ['-l', join(folder, 'review-key')]).toString()
  expect(mode).toMatch(/^-rw-------/)
})
