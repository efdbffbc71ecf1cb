/** Where the services of this installation are. */
import type { ServiceAddresses } from './tokens.ts'

export const serviceAddresses: ServiceAddresses = {
  commerce: import.meta.env.VITE_COMMERCE_URL ?? '',
  content: import.meta.env.VITE_CONTENT_URL ?? '',
  search: import.meta.env.VITE_SEARCH_URL ?? '',
  uploads: (import.meta.env.VITE_UPLOAD_ORIGINS ?? '').split(',').filter(Boolean),
  storage: (import.meta.env.VITE_STORAGE_ORIGINS ?? '').split(',').filter(Boolean),
}
