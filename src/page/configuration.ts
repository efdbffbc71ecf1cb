/** The configuration of the shop in the pages that are drawn of it. */
import { type SiteConfiguration, siteConfigurationId } from '../adapters/http/site-configuration.ts'
import { configuredSite } from '../adapters/server/configured-site.ts'
import { knownAdapters } from '../adapters/wiring/known-adapters.ts'
import { languages } from '../ui/i18n/languages.ts'

/** Reads what is told at a start: a configuration, or the sentence that says what is wrong. */
export function siteToldBy(
  told: Parameters<typeof configuredSite>[0],
  shopAddress: string,
): ReturnType<typeof configuredSite> {
  return configuredSite(told, { shopAddress, languages, adapters: knownAdapters })
}

/** The shell that tells a browser which site it is, also where no page is drawn into it. */
export function configuredShell(shell: string, text: string): string {
  if (text === '') return shell
  const element = `<script type="application/json" id="${siteConfigurationId}">${text}</script>`
  return shell.replace('<div id="root"></div>', (root) => root + element)
}

/** What a page is drawn for in a shop of one region, whatever its reader has chosen once. */
export function chosenIn<Chosen extends { readonly region: string | undefined }>(
  { regions: [only, ...others] }: SiteConfiguration,
  chosen: Chosen,
): Chosen {
  return only === undefined || others.length > 0 ? chosen : { ...chosen, region: only }
}
