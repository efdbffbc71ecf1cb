/** Whom a request comes from where proxies stand between: address and scheme, as far as trusted ones tell. */

import ipaddr from 'ipaddr.js'
import { CORRELATION_HEADER, givenCorrelation } from '../observe/correlation.ts'
import type { TraceHeaders } from '../observe/spans.ts'

/** The networks whose proxies are believed; none by default. */
export type TrustedProxies = readonly ReturnType<typeof ipaddr.parseCIDR>[]

export interface Caller {
  /** The nearest network address that is not that of a trusted proxy. */
  readonly remoteAddress: string
  /** Whether the caller has spoken https, whatever reached this server. */
  readonly isHttps: boolean
  /** What a trusted proxy calls the request; undefined where it does not, or nobody is trusted. */
  readonly correlationID?: string | undefined
  /** The trace that a trusted proxy has begun; undefined where it has not, or nobody is trusted. */
  readonly trace?: TraceHeaders | undefined
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'] as const

/**
 * Reads a list of addresses and networks (`10.0.0.0/8, 2001:db8::7`), divided by commas or blanks; `loopback`
 * is this machine. Throws in one sentence where an entry is none of these.
 */
export function trustedProxies(list: string | undefined): TrustedProxies {
  return (list ?? '')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .flatMap((entry) => (entry === 'loopback' ? LOOPBACK : [entry]))
    .map(networkIn)
}

function networkIn(entry: string): TrustedProxies[number] {
  const address = addressIn(entry)
  if (address !== undefined) return [address, address.kind() === 'ipv4' ? 32 : 128]
  const { IPv4, IPv6 } = ipaddr
  if (IPv4.isValidCIDRFourPartDecimal(entry) || IPv6.isValidCIDR(entry)) {
    return ipaddr.parseCIDR(entry)
  }
  throw new Error(
    `TRUSTED_PROXIES holds "${entry}", which is no IP address, no network such as 10.0.0.0/8, and not "loopback".`,
  )
}

/**
 * The caller behind a connection from `peer`. `X-Forwarded-For` is read from the right, as each proxy appends
 * whom it has heard, up to the first address that is not trusted; what stands left of it anybody may have
 * written. `X-Forwarded-Proto` counts by the same number of hops, or as a whole where it has fewer entries.
 */
export function callerOf(trusted: TrustedProxies, peer: string, headers: Headers): Caller {
  const forwarded = entriesOf(headers.get('x-forwarded-for'))
  let remoteAddress = addressIn(peer)?.toString() ?? peer
  let hops = 0
  while (isTrusted(trusted, remoteAddress)) {
    const before = addressIn(withoutPort(forwarded[forwarded.length - 1 - hops] ?? ''))
    hops += 1
    if (before === undefined) break
    remoteAddress = before.toString()
  }
  const schemes = entriesOf(headers.get('x-forwarded-proto'))
  const scheme = schemes[Math.max(0, schemes.length - hops)] ?? ''
  const correlationID = hops > 0 ? givenCorrelation(headers.get(CORRELATION_HEADER)) : undefined
  const trace = hops > 0 ? traceIn(headers) : undefined
  return {
    remoteAddress,
    isHttps: hops > 0 && scheme.toLowerCase() === 'https',
    ...(correlationID === undefined ? {} : { correlationID }),
    ...(trace === undefined ? {} : { trace }),
  }
}

function traceIn(headers: Headers): TraceHeaders | undefined {
  const traceparent = headers.get('traceparent')
  if (traceparent === null) return undefined
  const tracestate = headers.get('tracestate')
  return { traceparent, ...(tracestate === null ? {} : { tracestate }) }
}

/**
 * What counts as one network address where attempts are counted: an IPv4 address, or the /64 of an IPv6 one,
 * which is the least that one connection is given.
 */
export function networkOf(remoteAddress: string): string {
  const address = addressIn(remoteAddress)
  if (address === undefined || address.kind() === 'ipv4')
    return address?.toString() ?? remoteAddress
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}

function isTrusted(trusted: TrustedProxies, text: string): boolean {
  const address = addressIn(text)
  return (
    address !== undefined &&
    trusted.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    )
  )
}

/** An address in full; the IPv4 one where it is wrapped in an IPv6 one. Short and octal forms are none. */
function addressIn(text: string) {
  const { IPv4, IPv6 } = ipaddr
  // Which interface of this machine an address was heard on is no part of whose it is.
  const [address = ''] = text.split('%')
  const isWhole = IPv4.isValidFourPartDecimal(address) || IPv6.isValid(address)
  return isWhole ? ipaddr.process(address) : undefined
}

/** Some proxies write the port, too: `192.0.2.1:1234`, `[2001:db8::1]:1234`. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? []
  return bracketed ?? plain ?? entry
}

function entriesOf(header: string | null): readonly string[] {
  return header === null ? [] : header.split(',').map((entry) => entry.trim())
}
