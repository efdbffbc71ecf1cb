/** haproxy and pgbouncer of the trial, by the files of `deploy` with the addresses of this machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startAsPostgres } from './programs.ts'

export interface Pooler {
  readonly file: string
  /** Where it writes its own number. */
  readonly pidFile: string
  readonly process: ChildProcess
}

export interface PoolerPlace {
  readonly root: string
  readonly port: number
  readonly primary: number
  readonly replica: number
}

export function startPooler({ root, port, primary, replica }: PoolerPlace): Pooler {
  const file = path.join(root, 'pgbouncer.ini')
  const pidFile = path.join(root, 'pgbouncer.pid')
  const given = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
  const here = given
    .replaceAll('host=primary port=5432', `host=127.0.0.1 port=${primary}`)
    .replaceAll('host=replica port=5432', `host=127.0.0.1 port=${replica}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace(
      'listen_port = 6432',
      `listen_port = ${port}\nunix_socket_dir =\npidfile = ${pidFile}\nlogfile = ${path.join(root, 'pgbouncer.log')}`,
    )
    .replace('/etc/manifold/users.txt', path.resolve('deploy/pgbouncer/users.txt'))
  writeFileSync(file, here, { mode: 0o666 })
  return { file, pidFile, process: startAsPostgres('/usr/sbin/pgbouncer', [file]) }
}

export function startFront(port: number, servers: readonly number[]): ChildProcess {
  const [a, b, c] = servers.map((each) => `127.0.0.1:${each}`)
  const env = { ...process.env, FRONT: `127.0.0.1:${port}`, SHOP_A: a, SHOP_B: b, SHOP_C: c }
  return spawn('/usr/sbin/haproxy', ['-f', 'deploy/haproxy/haproxy.cfg'], { env, stdio: 'ignore' })
}
