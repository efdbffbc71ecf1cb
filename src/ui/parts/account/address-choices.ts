import type { SavedAddress } from '../../../domain/account/address.ts'

interface AddressChoice {
  readonly value: string
  readonly label: string
}

/**
 * The addresses of a book for a list of choices: by nickname and city, short enough for a phone; with the street
 * where there is no nickname, or where two would read the same.
 */
export function addressChoices(addresses: readonly SavedAddress[]): readonly AddressChoice[] {
  const short = addresses.map(shortName)
  return addresses.map((saved, index) => {
    const isOnlyOne = short.filter((name) => name === short[index]).length === 1
    const { id, nickname, address } = saved
    const long = [nickname, address.streetAddress, address.city].filter(Boolean).join(', ')
    return { value: id, label: isOnlyOne ? shortName(saved) : long }
  })
}

function shortName({ nickname, address }: SavedAddress): string {
  return [nickname || address.streetAddress, address.city].filter(Boolean).join(', ')
}
