/**
 * What every page has: settings, session, day, notices, preferences. What a page asks beyond that comes from
 * the service of its area (services.ts), which its route fetches.
 */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type AddressZone, zoneNamed } from '../domain/account/address-zone.ts'
import type { Session } from '../domain/account/session.ts'
import { defaultSiteSettings, type SiteSettings } from '../domain/content/site-settings.ts'
import type { CalendarDate } from '../domain/shared/calendar-date.ts'
import { arriveWithToken } from './account/arrive-with-token.ts'
import type { SessionActor, SessionPorts } from './account/session.ts'
import { type CartPieces, cartPieces } from './cart/cart-pieces.ts'
import type { PortFailure } from './failure.ts'
import type { CartCount } from './ports/cart-count.ts'
import type { Clock } from './ports/clock.ts'
import type { FileAddresses } from './ports/file-addresses.ts'
import type { LinkToken } from './ports/link-token.ts'
import type { Notice, Notifier } from './ports/notifier.ts'
import type { Preferences } from './ports/preferences.ts'
import type { SiteContent } from './ports/site-content.ts'
import type { UnsentTexts } from './ports/unsent-work.ts'
import type { Program } from './program.ts'

/** A link that signs a customer in (SHELL-04). */
export interface SignInLink {
  readonly isWaiting: () => boolean
  /** Signs in the customer it names. It may be tried again after a failure of the connection. */
  readonly arrive: () => Promise<E.Either<PortFailure, Session>>
  /** The visitor has left the link without an answer. */
  readonly forget: () => void
}

/** The same shop once what all its pages follow has changed. */
interface StorefrontChanges {
  /** Under settings that are asked for again. */
  readonly renewSettings: (signal?: AbortSignal) => Program<Storefront>
  /** For a visitor of another region; this browser remembers it. */
  readonly chooseRegion: (zone: AddressZone) => Storefront
}

/** What every page has: at most a dozen members, which a test counts. */
export interface Storefront {
  readonly settings: SiteSettings
  /** Whether the settings could not be loaded, so that the built-in ones are in force; shown in a strip. */
  readonly areSettingsDefaults: boolean
  readonly changes: StorefrontChanges
  readonly session: SessionActor
  readonly signInLink: SignInLink
  /** The browser's day, asked for at the moment of use (D1, D2). */
  readonly today: () => CalendarDate
  /** Milliseconds since 1970, to count down by. */
  readonly now: () => number
  readonly cartPieces: CartPieces
  readonly fileAddresses: FileAddresses
  readonly notify: (notice: Notice) => void
  readonly unsentWork: UnsentTexts
  /** What this browser remembers of how the shop is shown, whether signed in or not. */
  readonly preferences: Pick<
    Preferences,
    | 'consent'
    | 'keepConsent'
    | 'language'
    | 'keepLanguage'
    | 'languageOffer'
    | 'keepLanguageOffer'
    | 'keepHomeHeight'
    | 'units'
    | 'keepUnits'
  >
}

export interface StorefrontPorts extends Pick<SessionPorts, 'identity' | 'tokens'> {
  readonly session: SessionActor
  readonly siteContent: SiteContent
  readonly linkToken: LinkToken
  readonly clock: Clock
  readonly fileAddresses: FileAddresses
  readonly cartCount: CartCount
  readonly notifier: Notifier
  readonly unsentWork: UnsentTexts
  readonly preferences: Preferences
}

/** The open storefront, and what of it services follow while it changes. */
export interface OpenStorefront {
  readonly storefront: Storefront
  /** The settings in force at the moment of asking. */
  readonly settings: () => SiteSettings
  /** Calls the listener after a visitor has chosen another region. */
  readonly onRegionChosen: (listener: () => void) => void
}

/**
 * Opens the storefront (SHELL-05). Never fails: settings that cannot be loaded, or not before `patience` is
 * aborted, are replaced by the built-in ones. It does not wait for the account of a kept token.
 */
export async function openStorefront(
  ports: StorefrontPorts,
  patience?: AbortSignal,
): Promise<OpenStorefront> {
  const { session, siteContent, preferences, linkToken } = ports
  const answer = await siteContent.settings(patience)()
  let loaded = E.isRight(answer) ? answer.right : undefined
  const regionListeners = new Set<() => void>()
  const rest = {
    session,
    signInLink: {
      isWaiting: () => linkToken.read() !== undefined,
      arrive: () => arriveWithToken(session, ports),
      forget: linkToken.forget,
    },
    today: ports.clock.today,
    now: ports.clock.now,
    cartPieces: cartPieces(session, ports.cartCount),
    fileAddresses: ports.fileAddresses,
    notify: ports.notifier.notify,
    unsentWork: ports.unsentWork,
    preferences,
  } as const
  const storefront = (): Storefront => ({
    ...rest,
    settings: {
      ...(loaded ?? defaultSiteSettings),
      region: zoneNamed(preferences.region()),
    },
    areSettingsDefaults: loaded === undefined,
    changes,
  })
  const changes: StorefrontChanges = {
    renewSettings: (signal) =>
      F.pipe(
        siteContent.settings(signal),
        TE.map((renewed) => {
          loaded = renewed
          return storefront()
        }),
      ),
    chooseRegion: (zone) => {
      preferences.keepRegion(zone)
      for (const listener of regionListeners) listener()
      return storefront()
    },
  }
  return {
    storefront: storefront(),
    settings: () => loaded ?? defaultSiteSettings,
    onRegionChosen: (listener) => regionListeners.add(listener),
  }
}
