/** US or EU: the region of an account, which decides modifiers and quantity rules (CONF-08). */
export const addressZones = ['US', 'EU'] as const

export type AddressZone = (typeof addressZones)[number]

/** The zone of that very name, for what a browser has kept; undefined for anything else. */
export function zoneNamed(name: string | undefined): AddressZone | undefined {
  return name === 'US' || name === 'EU' ? name : undefined
}

/**
 * The zone the server names, else the one of the country, else EU (CONF-07, ACCT-14, D14).
 */
export function addressZone(
  zoneName: string | undefined,
  countryCode: string | undefined,
): AddressZone {
  const named = zoneName?.trim().toUpperCase()
  if (named === 'US' || named === 'EU') return named
  if (named) return 'EU'
  return countryCode?.trim().toUpperCase() === 'US' ? 'US' : 'EU'
}
