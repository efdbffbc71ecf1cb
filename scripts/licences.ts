/**
 * `npm run licences`: the packages that the shop ships and their licences. Fails on one that runs a script when it
 * is installed, that names no licence, or whose licence is not in licences.json.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type LockedPackage, packageFaults, shippedPackages } from './production-packages.ts'

const root = path.resolve(import.meta.dirname, '..')
const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
)
const {
  allowed,
  read,
}: {
  readonly allowed: readonly string[]
  readonly read: Readonly<Record<string, string>>
} = JSON.parse(readFileSync(path.join(root, 'licences.json'), 'utf8'))

const shipped = shippedPackages(lock.packages, read)
if (!process.argv.includes('--quiet')) {
  for (const { name, version, licence } of shipped) {
    console.log(`${licence.padEnd(24)} ${name} ${version}`)
  }
}
const faults = packageFaults(shipped, allowed)
for (const fault of faults) console.error(fault)
console.log(`${shipped.length} packages are shipped, ${faults.length} of them may not be.`)
process.exit(faults.length > 0 ? 1 : 0)
