/** Whose an address is: the address itself, or the network of a home or an office. */

import ipaddr from 'ipaddr.js'

/** An IPv4 address, or the /64 of an IPv6 one; a text that is neither stays as it is. */
export function networkOf(remoteAddress: string): string {
  const [address = ''] = remoteAddress.split('%')
  if (!ipaddr.isValid(address)) return remoteAddress
  const found = ipaddr.process(address)
  if (found.kind() === 'ipv4') return found.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${found.toString()}/64`).toString()}/64`
}
