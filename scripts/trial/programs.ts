/** Programs of Debian's packages: Postgres and pgbouncer refuse to run as root, so its own account runs them then. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const isRoot = process.getuid?.() === 0
const debian = '/usr/lib/postgresql'
const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []

/** The folder of the programs of Postgres. */
export const programsFolder = path.join(debian, versions[0] ?? '', 'bin')

/** What is missing on this machine, with the command that brings it; empty where everything is there. */
export function missingPrograms(): readonly string[] {
  const needed = [
    [path.join(programsFolder, 'initdb'), 'postgresql'],
    ['/usr/sbin/haproxy', 'haproxy'],
    ['/usr/sbin/pgbouncer', 'pgbouncer'],
  ] as const
  return needed.flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
}

/** Runs a line of the shell as the account of Postgres, or as oneself. */
export function asPostgres(line: string): void {
  const [program, args] = shell(line)
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

export function runAsPostgres(program: string, args: readonly string[]): void {
  asPostgres([path.join(programsFolder, program), ...args].map(quoted).join(' '))
}

/** Starts a program that goes on, as the account of Postgres. */
export function startAsPostgres(program: string, args: readonly string[]): ChildProcess {
  const [shellProgram, shellArgs] = shell(`exec ${[program, ...args].map(quoted).join(' ')}`)
  return spawn(shellProgram, shellArgs, { stdio: 'ignore' })
}

function shell(line: string): [string, string[]] {
  return isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', line]] : ['/bin/sh', ['-c', line]]
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
