/** The log of a server: lines of JSON by level, and a destination that takes none. */
import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLog } from '../../../server/open-log.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'manifold-log-'))
const turn = () => new Promise((resolve) => void setTimeout(resolve, 5))
const long = 'x'.repeat(200)

async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; !holds() && turns < 2000; turns += 1) await turn()
  expect(holds()).toBe(true)
}

describe('the log of a server', () => {
  it('is one line of JSON for each event of its level', async () => {
    const file = join(folder(), 'log')
    const log = openLog({ LOG_FILE: file, LOG_LEVEL: 'warn' })
    expect([log.isWanted('info'), log.isWanted('error')]).toEqual([false, true])
    log.write('error', 'server.failed', { status: 500 })
    await until(() => readFileSync(file, 'utf8') !== '')
    const [line = '', rest] = readFileSync(file, 'utf8').split('\n')
    expect(rest).toBe('')
    expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'server.failed', status: 500 })
  })

  it('has requests in it in production, and troubles alone elsewhere', () => {
    const file = join(folder(), 'log')
    expect(openLog({ LOG_FILE: file, NODE_ENV: 'production' }).isWanted('info')).toBe(true)
    expect(openLog({ LOG_FILE: file }).isWanted('info')).toBe(false)
  })

  it.each([
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", which is none of debug, info, warn, error, silent.',
    ],
    [{ LOG_FILE: '/no/such/place' }, 'LOG_FILE is "/no/such/place", which cannot be written.'],
  ])('says of %j in one sentence what is wrong', (env, sentence) => {
    expect(() => openLog(env)).toThrow(sentence)
  })

  it.runIf(existsSync('/dev/full'))('loses lines on a full disk, and nothing else', async () => {
    const log = openLog({ LOG_FILE: '/dev/full', LOG_LEVEL: 'info' })
    for (let line = 0; line < 10_000; line += 1) log.write('info', 'request', { long })
    await until(() => log.lost() > 0)
    // Most of it waits for space; that does not grow beyond its limit.
    expect(log.lost()).toBeLessThan(10_000)
    log.close()
  })

  it('loses lines when its reader has gone away, and nothing else', async () => {
    const pipe = join(folder(), 'pipe')
    execFileSync('mkfifo', [pipe])
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
    const log = openLog({ LOG_FILE: pipe, LOG_LEVEL: 'info' })
    closeSync(reader)
    log.write('info', 'request', {})
    await until(() => {
      log.write('info', 'request', {})
      return log.lost() > 0
    })
    log.close()
  })
})
