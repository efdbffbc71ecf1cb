/** The address of the shop as the browser of a customer knows it. */

import { isLoopback, type ShopConfig } from '../../server/config.ts'

/**
 * Origin without a last slash: the configured one, since a made-up `Host` must not choose where a customer is sent.
 * On this machine it is the one of the request, as `localhost` and `127.0.0.1` have cookies of their own.
 */
export function shopAddressFor({ shopAddress }: ShopConfig, request: Request): string {
  const { hostname, origin } = new URL(request.url)
  return isLoopback(hostname) && isLoopback(new URL(shopAddress).hostname) ? origin : shopAddress
}
