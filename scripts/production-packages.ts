/** What the shop ships of others, by package-lock.json, and what is wrong with it. */

/** What npm writes of a package into its lock file. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly hasInstallScript?: boolean
}

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** As the package names it, an SPDX expression; empty where it names none. */
  readonly licence: string
  readonly hasInstallScript: boolean
}

/**
 * The packages that are not only there to build and to test, by name.
 * @param read licences that were read in the files of a package, by `name version`, where it names none itself
 */
export function shippedPackages(
  packages: Readonly<Record<string, LockedPackage>>,
  read: Readonly<Record<string, string>> = {},
): readonly ShippedPackage[] {
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place, { version = '', license, hasInstallScript = false }]) => {
      const name = place.split('node_modules/').at(-1) ?? place
      const licence = license ?? read[`${name} ${version}`] ?? ''
      return { name, version, licence, hasInstallScript }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Each package that may not be shipped, with the reason; none when all may. */
export function packageFaults(
  shipped: readonly ShippedPackage[],
  allowed: readonly string[],
): readonly string[] {
  return shipped.flatMap(({ name, version, licence, hasInstallScript }) => [
    ...(hasInstallScript ? [`${name} ${version} runs a script when it is installed.`] : []),
    ...(licence === '' ? [`${name} ${version} names no licence.`] : []),
    ...(licence !== '' && !isAllowed(licence, allowed)
      ? [`${name} ${version} has the licence ${licence}, which licences.json does not allow.`]
      : []),
  ])
}

/** Of alternatives one has to be allowed, of licences that hold together all. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((each) => allowed.includes(each.trim())))
}
