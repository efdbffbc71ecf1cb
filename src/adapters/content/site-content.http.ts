/** What the content service says about the site. */
import type { SiteContent } from '../../application/ports/site-content.ts'
import type { JsonClient } from '../http/json-client.ts'
import { settingsPath } from './settings-path.ts'
import { decodeSettings } from './wire/settings.wire.ts'

export function httpSiteContent(http: JsonClient): SiteContent {
  return {
    settings: (signal) => http.read({ path: settingsPath, decode: decodeSettings }, signal),
  }
}
