/** Where the services of this installation are. */

/** Where the services are. Empty is the shop's own origin. */
export interface ServiceAddresses {
  readonly commerce: string
  readonly content: string
  readonly search: string
  /** Origins beside the shop's own that take the files of forms (T25). */
  readonly uploads?: readonly string[]
  /** Origins that keep the definitions of products, by their whole addresses (T28). */
  readonly storage?: readonly string[]
}

export const serviceAddresses: ServiceAddresses = {
  commerce: import.meta.env.VITE_COMMERCE_URL ?? '',
  content: import.meta.env.VITE_CONTENT_URL ?? '',
  search: import.meta.env.VITE_SEARCH_URL ?? '',
  uploads: (import.meta.env.VITE_UPLOAD_ORIGINS ?? '').split(',').filter(Boolean),
  storage: (import.meta.env.VITE_STORAGE_ORIGINS ?? '').split(',').filter(Boolean),
}
