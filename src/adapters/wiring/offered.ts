/** Languages and regions that the operator offers, whatever the services say. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import type { SiteContent } from '../../application/ports/site-content.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'

/** The settings of the site with the languages and regions that are configured, where some are. */
export function asConfigured(
  content: SiteContent,
  { languages, regions }: Pick<SiteConfiguration, 'languages' | 'regions'>,
): SiteContent {
  return {
    settings: (signal) =>
      F.pipe(
        content.settings(signal),
        TE.map((settings) => ({
          ...settings,
          ...(languages.length > 0 && { offeredLanguages: languages }),
          ...(regions.length > 0 && { offeredRegions: regions }),
        })),
      ),
  }
}

/** In a shop of one region nobody has chosen another one. */
export function inOfferedRegion(
  preferences: Preferences,
  { regions: [only, ...others] }: Pick<SiteConfiguration, 'regions'>,
): Preferences {
  return only === undefined || others.length > 0
    ? preferences
    : { ...preferences, region: () => only }
}
