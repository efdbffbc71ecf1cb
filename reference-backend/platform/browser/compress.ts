/** Nothing goes over a line here, so that there is nothing to be made smaller. */

export type Encoding = 'br' | 'gzip'

/** What can be written here, the better one first. */
export const ENCODINGS: readonly Encoding[] = []

/** Never asked for: there is no encoding to ask for. */
export function compress(body: Uint8Array): Promise<Uint8Array> {
  return Promise.resolve(body)
}
