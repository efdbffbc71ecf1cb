/** Builds shop, server and vault, unless the last build was made from the same sources. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runTool } from './run.mjs'

const inputs = [
  'src',
  'server',
  'reference-backend',
  'reference-vault',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.app.json',
  'vite.config.ts',
  'vite.page.config.ts',
  'vite.server.config.ts',
  'vite.vault.config.ts',
  'scripts',
]
const stampFile = path.join(root, 'dist/sources.sha256')

/** Makes dist/shop, dist/server and dist/vault agree with the sources. Answers whether there was anything to do. */
export function buildIfNeeded() {
  const stamp = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  const builds = [
    ['build'],
    ['build', '--config', 'vite.page.config.ts'],
    ['build', '--config', 'vite.server.config.ts'],
    ['build', '--config', 'vite.vault.config.ts'],
  ]
  for (const args of builds) {
    const status = runTool('vite', [...args, '--logLevel', 'warn'])
    if (status !== 0) process.exit(status)
  }
  writeFileSync(stampFile, stamp)
  return true
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap((input) => filesIn(input))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(input) {
  const place = path.join(root, input)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [input]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}
