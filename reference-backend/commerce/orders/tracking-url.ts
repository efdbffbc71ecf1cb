/** Where a carrier tells what became of a parcel. */

/** The carrier's page of a tracking number, by how the number is written; empty where that names no carrier. */
export function trackingUrl(trackingNumber: string): string {
  return /^1Z[0-9A-Z]{16}$/.test(trackingNumber)
    ? `https://www.ups.com/track?tracknum=${trackingNumber}`
    : ''
}
