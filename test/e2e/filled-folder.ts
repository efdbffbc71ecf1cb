/**
 * The data folder that every server of the journeys starts from: filled once and kept between test runs. To fill
 * an empty one takes a server several times as long as to start on a copy. Its name holds a hash of what fills it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { root, serverProcess } from './server-process.ts'

const kept = path.join(root, '.cache')
const prefix = 'journey-data-'

/** Answers the filled folder, to be copied; fills it where the present server has not done so yet. */
export async function filledFolder(): Promise<string> {
  const folder = path.join(kept, prefix + (await hashOfServer()))
  if (!existsSync(folder)) await fill(folder)
  return folder
}

async function fill(folder: string): Promise<void> {
  const part = path.join(kept, `part-${randomUUID()}`)
  await mkdir(part, { recursive: true })
  const server = await serverProcess(part)
  await server.start()
  // Told to stop, it closes its database and gives the folder back.
  await server.end('SIGTERM')
  await dropOthers(path.basename(folder))
  try {
    await rename(part, folder)
  } catch (problem) {
    // Another worker was quicker.
    await rm(part, { recursive: true, force: true })
    if (!existsSync(folder)) throw problem
  }
}

async function dropOthers(name: string): Promise<void> {
  const others = (await readdir(kept)).filter((each) => each.startsWith(prefix) && each !== name)
  for (const each of others) await rm(path.join(kept, each), { recursive: true, force: true })
}

async function hashOfServer(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const built = await readdir(path.join(root, 'dist/server'))
  for (const file of ['../../package-lock.json', ...built.toSorted()]) {
    hash.update(await readFile(path.join(root, 'dist/server', file)))
  }
  return hash.digest('hex').slice(0, 16)
}
