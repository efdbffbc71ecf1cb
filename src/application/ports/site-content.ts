/** What the content service says about the site. */
import type { taskEither as TE } from 'fp-ts'
import type { SiteSettings } from '../../domain/content/site-settings.ts'
import type { PortFailure } from '../failure.ts'

export interface SiteContent {
  /** Settings with the built-in default in place of every field that is missing or unreadable. */
  readonly settings: (signal?: AbortSignal) => TE.TaskEither<PortFailure, SiteSettings>
}
