/** Whether the page is opened as a preview of unpublished content. */
import type { SiteSettings } from './site-settings.ts'

/**
 * Preview is on with exactly `preview=true`, or for a visit that comes from a content-management host
 * (AUTH-31, O-26). It reveals hidden options; the server still refuses them.
 * `parameter` is the first value in the query; `referrer` the address of the page before, or empty.
 */
export function isPreviewVisit(
  parameter: string | undefined,
  referrer: string,
  settings: Pick<SiteSettings, 'previewHosts'>,
): boolean {
  if (parameter === 'true') return true
  if (!URL.canParse(referrer)) return false
  return settings.previewHosts.includes(new URL(referrer).host)
}
