/** Starts the chart of a cart, or of its checkout, and keeps it in step with the session and the other tabs. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { createActor, fromPromise } from 'xstate'
import { type SessionActor, sessionKnown } from '../account/session.ts'
import type { WritePlace } from '../../domain/shared/placed-writes.ts'
import type { PortFailure } from '../failure.ts'
import type { CartCount } from '../ports/cart-count.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { WriteStep } from '../write-queue.context.ts'
import type { WriteQueueActor, writeQueueMachine } from '../write-queue.machine.ts'
import { cartOwner } from './cart-count.ts'

export interface WriteQueuePorts {
  readonly cartCount: CartCount
  readonly session: SessionActor
  readonly tabs: TabChannel
}

export interface WriteQueueEffects<Resource, Write, Place extends WritePlace> {
  readonly read: (signal: AbortSignal) => TE.TaskEither<PortFailure, Resource>
  /** Has made sure of its outcome. */
  readonly write: (step: WriteStep<Resource, Write, Place>) => TE.TaskEither<PortFailure, Resource>
  /** How many pieces lie in the cart. */
  readonly piecesIn: (resource: Resource) => number
}

/** The one actor of this tab, started; it asks for nothing before it is told to. */
export function startWriteQueue<Resource, Write, Place extends WritePlace>(
  { cartCount, session, tabs }: WriteQueuePorts,
  machine: ReturnType<typeof writeQueueMachine<Resource, Write, Place>>,
  { read, write, piecesIn }: WriteQueueEffects<Resource, Write, Place>,
): WriteQueueActor<Resource, Write, Place> {
  type Answer = E.Either<PortFailure, Resource>
  const present = () => cartOwner(session.getSnapshot().context.account?.id)
  /** The owner is the one of when it was asked for, who may be gone when the answer comes. */
  const telling = (
    program: TE.TaskEither<PortFailure, Resource>,
    tell: CartCount['update'],
  ): Promise<Answer> => {
    const asking = present()
    return F.pipe(
      program,
      TE.tapIO((resource) => () => tell(asking, piecesIn(resource))),
    )()
  }
  const actor = createActor(
    machine.provide({
      actors: {
        read: fromPromise<Answer, void>(async ({ signal }) => {
          // Whose it is must be known before it is asked for.
          await sessionKnown(session)
          return telling(read(signal), cartCount.update)
        }),
        // The other tabs read again what this one has written.
        write: fromPromise<Answer, WriteStep<Resource, Write, Place>>(({ input }) =>
          telling(write(input), cartCount.announce),
        ),
      },
    }),
  )
  let owner = present()
  session.subscribe((snapshot) => {
    if (present() === owner) return
    owner = present()
    // While the kept token is looked at, the reading waits for it and finds the right owner by itself.
    if (!snapshot.matches('starting')) actor.send({ type: 'owner.changed' })
  })
  tabs.listen((message) => {
    const isOwn = message.kind === 'cart-changed' && message.owner === owner
    // What has been ordered lies in no cart any more; a cart that no page has shown is not asked for.
    const isOrdered = message.kind === 'placement-changed' && isShown(actor)
    if (isOwn || isOrdered) actor.send({ type: 'changed' })
  })
  return actor.start()
}

function isShown<Resource, Write, Place extends WritePlace>(
  actor: WriteQueueActor<Resource, Write, Place>,
): boolean {
  return actor.getSnapshot().context.resource !== undefined
}
