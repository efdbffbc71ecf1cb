/** Programs of Node that a test has running beside it, and those that it waits for. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Milliseconds: the first start of an engine makes its tables and fills them. */
const startLimit = 180_000

export interface Program {
  readonly args: readonly string[]
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

const started = new Set<ChildProcess>()
process.once('exit', () => started.forEach((each) => each.kill('SIGKILL')))

/** Starts a program, and waits until `isReady` says yes of what it has printed. Answers how to end it. */
export async function running(
  { args, folder, env }: Program,
  isReady: (printed: string) => boolean | Promise<boolean>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.add(child)
  let printed = ''
  child.stdout.on('data', (bytes) => {
    printed += bytes
  })
  for (const end = Date.now() + startLimit; Date.now() < end; ) {
    if (child.exitCode !== null) break
    // oxlint-disable-next-line no-await-in-loop -- asked again until it is there
    if (await isReady(printed)) return () => ended(child)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${args.join(' ')} does not come up: ${printed}`)
}

/** Runs a program to its end; answers its code. */
export async function ran({ args, folder, env }: Program): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

async function ended(child: ChildProcess): Promise<void> {
  started.delete(child)
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
