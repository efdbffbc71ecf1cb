/** How often a law is tried: in full, or a quarter of it where `PROPERTY_RUNS` says so (`npm run check`). */
export function runs(full: number): number {
  return process.env['PROPERTY_RUNS'] === 'quarter' ? Math.ceil(full / 4) : full
}
