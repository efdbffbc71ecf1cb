/** The adapters of the contents and files of the site by the names of their folders, the usual one first. */
import type { FileAddresses } from '../../application/ports/file-addresses.ts'
import type { SiteContent } from '../../application/ports/site-content.ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import { httpFileAddresses } from '../commerce/file-addresses.http.ts'
import { httpSiteContent } from '../content/site-content.http.ts'
import type { JsonClient } from '../http/json-client.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'
import type { AdaptersOf } from './chosen-adapter.ts'

/** What they are made from. */
export interface ContentTools {
  readonly site: SiteConfiguration
  readonly client: JsonClient
  /** Where pictures and files of contents are. */
  readonly media: string
}

/** The ports of contents and files, which the table below has adapters of. */
export interface ContentPorts {
  readonly fileAddresses: FileAddresses
  readonly siteContent: SiteContent
  readonly sitePages: FetchedPages
}

/** Pages come when they are asked for, and before the others the one part of them that lists of products need. */
interface FetchedPages {
  readonly elements: () => Promise<Pick<SitePages, 'element'>>
  readonly pages: () => Promise<SitePages>
}

export const contentAdapters = {
  fileAddresses: { commerce: ({ site }) => httpFileAddresses(site.addresses.commerce) },
  siteContent: { content: ({ client, media }) => httpSiteContent(client, media) },
  sitePages: {
    content: ({ client, media }) => ({
      elements: async () =>
        (await import('../content/elements.http.ts')).httpElements(client, media),
      pages: async () =>
        (await import('../content/site-pages.http.ts')).httpSitePages(client, media),
    }),
  },
} satisfies AdaptersOf<ContentPorts, ContentTools>
