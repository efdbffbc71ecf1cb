/** Building bundles: the chart of each with its effects filled in, and what their groups offer. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import {
  bundleBuildMachine,
  type BundleWrite,
} from '../../domain/catalogue/bundle-build.machine.ts'
import {
  type BundleBuild,
  type BundleSelection,
  isSameSelection,
  selectionOf,
} from '../../domain/catalogue/bundle-build.ts'
import type { Sku } from '../../domain/catalogue/product.ts'
import { evidenceThat } from '../../domain/shared/write-evidence.ts'
import { type SessionActor, sessionKnown } from '../account/session.ts'
import { writeNow } from '../await-write.ts'
import type { CartActor } from './cart.machine.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { withLazy } from '../lazy.ts'
import type { BundleGateway } from '../ports/bundle-gateway.ts'

export interface Bundles extends Pick<BundleGateway, 'offers' | 'offer'> {
  /** The chart of one bundle, which is named by its sku. */
  readonly machineOf: (bundle: Pick<Sku, 'id' | 'code'>) => typeof bundleBuildMachine
}

export interface BundlesPorts {
  readonly session: SessionActor
  readonly bundleGateway: BundleGateway
  /** The one cart of this tab, fetched when something is put in. */
  readonly cart: () => Promise<CartActor>
}

/** The service of bundles: what they offer, and the chart that builds one and puts it in the cart. */
export function openBundles({ bundleGateway: gateway, cart, session }: BundlesPorts): Bundles {
  return {
    offers: gateway.offers,
    offer: gateway.offer,
    machineOf: (bundle) =>
      bundleBuildMachine.provide({
        actors: {
          // Whose it is must be known before it is asked for.
          readBuild: fromPromise(async ({ signal }) => {
            await sessionKnown(session)
            return gateway.build(bundle.id, signal)()
          }),
          saveBuild: fromPromise<E.Either<PortFailure, BundleBuild>, BundleSelection>(({ input }) =>
            saved(gateway, bundle, input)(),
          ),
          removeItem: fromPromise<E.Either<PortFailure, BundleBuild | undefined>, BundleWrite>(
            ({ input }) => withoutItem(gateway, bundle, input)(),
          ),
          discard: fromPromise<E.Either<PortFailure, unknown>, BundleWrite>(({ input }) =>
            discarded(gateway, bundle, input)(),
          ),
          addToCart: fromPromise<E.Either<PortFailure, unknown>, BundleWrite>(({ input }) =>
            inCart(cart, bundle, input)(),
          ),
        },
      }),
  }
}

type Named = Pick<Sku, 'id' | 'code'>

/** An answer that got lost is made up for by reading the build again. */
function saved(gateway: BundleGateway, { id }: Named, selection: BundleSelection) {
  return confirmWrite({
    write: gateway.save(id, selection),
    read: gateway.build(id),
    judge: (after) =>
      after && isSameSelection(selectionOf(after), selection)
        ? { kind: 'done', answer: after }
        : { kind: 'not-done' },
  })
}

function withoutItem(gateway: BundleGateway, { id }: Named, { itemId }: BundleWrite) {
  return confirmWrite<BundleBuild | undefined, BundleBuild | undefined>({
    write: gateway.removeItem(itemId),
    read: gateway.build(id),
    judge: (after) =>
      after?.items.some((item) => item.id === itemId)
        ? { kind: 'not-done' }
        : { kind: 'done', answer: after },
  })
}

function discarded(gateway: BundleGateway, { id }: Named, { build }: BundleWrite) {
  return confirmWrite({
    write: gateway.discard(build.id),
    read: gateway.build(id),
    judge: (after) => {
      const kind = evidenceThat(after?.id !== build.id)
      return kind === 'done' ? { kind, answer: undefined } : { kind }
    },
  })
}

/** Through the queue of the cart, which makes sure of its outcome and tells it. */
function inCart(cart: () => Promise<CartActor>, { code }: Named, { build }: BundleWrite) {
  return withLazy(cart, (actor) =>
    F.pipe(
      TE.fromTask<Awaited<ReturnType<typeof writeBundle>>, PortFailure>(() =>
        writeBundle(actor, code, build.id),
      ),
      TE.flatMap(({ outcome }) =>
        outcome.kind === 'failed' ? TE.left(outcome.failure) : TE.right(undefined),
      ),
    ),
  )
}

function writeBundle(cart: CartActor, skuCode: string, buildId: string) {
  return writeNow(cart, {
    place: `bundle:${buildId}`,
    write: { kind: 'add-bundle', buildId, skuCode },
  })
}
