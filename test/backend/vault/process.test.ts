/** The vault as a process: it listens, drains, and ends with the process that has started it. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../free-port.ts'
import { builtServer, until } from '../server-process.ts'

let file = ''
beforeAll(async () => {
  file = path.join(path.dirname(await builtServer()), 'vault.js')
})

async function start(dataDir = newFolder()) {
  const port = await freePort()
  const env = { PATH: process.env['PATH'], VAULT_PORT: String(port), DATA_DIR: dataDir }
  const child = fork(file, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const address = `http://127.0.0.1:${port}`
  await until(async () => child.exitCode !== null || (await answers(address)))
  return { child, address, dataDir }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vault-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

const exitCode = (child: ChildProcess) =>
  new Promise((resolve) => {
    if (child.exitCode === null) child.once('exit', resolve)
    else resolve(child.exitCode)
  })

it('ends with exit code 0 when it is told to', async () => {
  const { child, address } = await start()
  expect(await answers(address)).toBe(true)
  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)
})

it('ends when the shop that has started it is gone, and its folder can be opened again', async () => {
  const { child, dataDir } = await start()
  child.disconnect()
  expect(await exitCode(child)).toBe(0)
  const again = await start(dataDir)
  expect(await answers(again.address)).toBe(true)
})

it('opens no folder that another vault has open', async () => {
  const { dataDir } = await start()
  const second = await start(dataDir)
  expect(await exitCode(second.child)).toBe(1)
})

it('waits for the vault before it, which ends a moment later than its shop', async () => {
  const { child, dataDir } = await start()
  const second = start(dataDir)
  child.disconnect()
  expect(await answers((await second).address)).toBe(true)
})

it('takes payments with the key in its folder, and with no other', async () => {
  const { address, dataDir } = await start()
  const key = readFileSync(path.join(dataDir, 'vault-key'), 'utf8').trim()
  const ask = async (Authorization: string) =>
    (await fetch(`${address}/api/payments/pay_none`, { headers: { Authorization } })).status
  expect(await ask(`Bearer ${key}`)).toBe(404)
  expect(await ask('Bearer another')).toBe(403)
})
