import type { OpenPage } from '../../application/ports/open-page.ts'
import { basePath, withoutBase } from './base-path.ts'

export const browserPage: OpenPage = {
  path: () => withoutBase(window.location.pathname),
  reopen: (address) => window.location.replace(basePath + address),
}
