/** What the content service says about the site. */
import type { SiteContent } from '../../application/ports/site-content.ts'
import type { SiteSettings } from '../../domain/content/site-settings.ts'
import type { DeferredDecode } from '../http/decode.ts'
import type { JsonClient } from '../http/json-client.ts'
import { settingsPath } from './settings-path.ts'

/** The content service at `base`, which is also where its pictures are; empty is the shop's own origin. */
export function httpSiteContent(http: JsonClient, base: string): SiteContent {
  const decode: DeferredDecode<SiteSettings> = {
    name: 'settings',
    fetch: async () => (await import('./wire/settings.wire.ts')).decodeSettings(base),
  }
  return {
    settings: (signal) => http.read({ path: settingsPath, decode }, signal),
  }
}
