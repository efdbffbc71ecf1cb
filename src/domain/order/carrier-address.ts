/** Where a carrier tells how far a shipment is, as a server has named it. */

/** The address, where it is one of the web over https that names no user; undefined for any other (T25). */
export function carrierAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}
