/**
 * How often a law is tried: in full, or as many times that as `PROPERTY_RUNS` says: 0.25 in `npm run check`, 20 to hunt
 * for what shows once in a thousand tries.
 */
export function runs(full: number): number {
  return Math.ceil(full * Number(process.env['PROPERTY_RUNS'] ?? 1))
}
