import type { OpenPage } from '../../application/ports/open-page.ts'

export const browserPage: OpenPage = {
  path: () => window.location.pathname,
  reopen: (address) => window.location.replace(address),
}
