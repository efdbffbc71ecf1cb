/** Nothing is shipped that runs a script when it is installed, or whose license is not allowed. */
import { describe, expect, it } from 'vitest'
import lock from '../../package-lock.json'
import licences from '../../licences.json'
import { packageFaults, shippedPackages } from '../../scripts/production-packages.ts'

const allowed = ['MIT', 'Apache-2.0', 'Zlib']
const faultsOf = (...packages: Parameters<typeof shippedPackages>) =>
  packageFaults(shippedPackages(...packages), allowed)

describe('what the shop ships of others', () => {
  it('has licences that are allowed, and runs nothing when it is installed', () => {
    const shipped = shippedPackages(lock.packages, licences.read)
    expect(shipped.map(({ name }) => name)).toContain('react-dom')
    expect(shipped.map(({ name }) => name)).not.toContain('vitest')
    expect(packageFaults(shipped, licences.allowed)).toEqual([])
  })

  it.each([
    [{ license: 'MIT', hasInstallScript: true }, 'a 1.0.0 runs a script when it is installed.'],
    [{}, 'a 1.0.0 names no licence.'],
    [
      { license: 'AGPL-3.0' },
      'a 1.0.0 has the licence AGPL-3.0, which licences.json does not allow.',
    ],
    [
      { license: '(MIT AND AGPL-3.0)' },
      'a 1.0.0 has the licence (MIT AND AGPL-3.0), which licences.json does not allow.',
    ],
  ])('is refused where it says %j', (says, fault) => {
    expect(faultsOf({ '': {}, 'node_modules/a': { version: '1.0.0', ...says } })).toEqual([fault])
  })

  it.each([{ license: '(MPL-2.0 OR Apache-2.0)' }, { license: 'MIT AND Zlib' }, { dev: true }])(
    'may be %j',
    (says) => {
      expect(faultsOf({ 'node_modules/a': { version: '1.0.0', ...says } })).toEqual([])
    },
  )
})
