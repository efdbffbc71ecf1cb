/**
 * Ports of a shop that is drawn on a server: for nobody in particular. There is no session, no other tab, no
 * storage and nobody to tell anything; whoever asks for one of them is told so.
 */
import { taskEither as TE } from 'fp-ts'
import type { CartCount } from '../../application/ports/cart-count.ts'
import type { Connection } from '../../application/ports/connection.ts'
import type { DataSheetPrinter } from '../../application/ports/data-sheet-printer.ts'
import type { LeftSessions } from '../../application/ports/left-sessions.ts'
import type { LinkToken } from '../../application/ports/link-token.ts'
import type { Notifier } from '../../application/ports/notifier.ts'
import type { OpenPage } from '../../application/ports/open-page.ts'
import type { TabChannel } from '../../application/ports/tab-channel.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { UnsentTexts } from '../../application/ports/unsent-work.ts'

const nothing = () => {}
const none = () => undefined
const stop = () => nothing

/** No token is ever on a server, so no answer can be that of a customer. */
export const noTokens: TokenStore = {
  read: none,
  write: () => {
    throw new Error('A page that is drawn on a server has no session.')
  },
  clear: nothing,
}

/** Nothing is kept here, in the shape in which a browser keeps things. */
export const noStorage = { read: none, write: nothing, remove: nothing, keys: () => [] }

export const noLeftSessions: LeftSessions = { read: () => [], keep: nothing }
export const noLinkToken: LinkToken = { read: none, forget: nothing }
export const noTabs: TabChannel = { send: nothing, listen: stop }
export const noConnection: Connection = { whenBack: nothing }
/** Sheets are written where they are read. */
export const noDataSheets: DataSheetPrinter = {
  print: () => TE.left({ kind: 'unreachable', offline: false }),
}
export const noNotices: Notifier = { notify: nothing }

export const noUnsentTexts: UnsentTexts = {
  read: none,
  keep: nothing,
  forget: nothing,
  handOver: nothing,
  forgetAllBut: nothing,
}

export const noCartCount: CartCount = {
  pieces: none,
  update: nothing,
  scheduled: none,
  updateScheduled: nothing,
  announce: nothing,
  subscribe: stop,
}

/** The page that is drawn; it cannot be reloaded. */
export function drawnPage(path: string): OpenPage {
  return { path: () => path, reopen: nothing }
}
