/// <reference types="vite/client" />

/** Where the services are, when they are not on the shop's own origin. Read at build time. */
interface ImportMetaEnv {
  readonly VITE_COMMERCE_URL?: string
  readonly VITE_CONTENT_URL?: string
  readonly VITE_SEARCH_URL?: string
  /** Comma lists of origins. */
  readonly VITE_UPLOAD_ORIGINS?: string
  readonly VITE_STORAGE_ORIGINS?: string
}
