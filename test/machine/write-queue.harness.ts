/** A resource of named texts on a server, and the chart that reads and writes it; every answer is held. */
import { taskEither as TE } from 'fp-ts'
import { createActor, fromPromise } from 'xstate'
import { confirmChange } from '../../src/application/confirm-write.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import { writeQueueMachine } from '../../src/application/write-queue.machine.ts'
import { placeView, resourceView } from '../../src/application/write-queue.view.ts'
import { evidenceThat } from '../../src/domain/shared/write-evidence.ts'
import { heldAnswers, settled } from '../fakes/held-answers.ts'

export type Texts = Readonly<Record<string, string>>

export interface TextWrite {
  readonly name: string
  readonly text: string
}

/** The tab, not read yet. Writes are about the same thing when they have the same name. */
export function aWriteQueue() {
  const held = heldAnswers()
  const server: { texts: Texts; readonly journal: string[] } = { texts: {}, journal: [] }
  const read: TE.TaskEither<PortFailure, Texts> = TE.fromIO(() => server.texts)
  const commit = ({ name, text }: TextWrite) =>
    TE.fromIO<Texts, PortFailure>(() => {
      server.journal.push(`${name}=${text}`)
      server.texts = { ...server.texts, [name]: text }
      return server.texts
    })
  const machine = writeQueueMachine<Texts, TextWrite>(
    (one, other) => one.name === other.name,
    (_, after, write) => evidenceThat(after[write.name] === write.text),
  )
  const actor = createActor(
    machine.provide({
      actors: {
        read: fromPromise(({ signal }) => held.read('read', read, signal)()),
        write: fromPromise(({ input: { write } }) =>
          confirmChange<Texts>({
            write: held.write(`${write.name}=${write.text}`, commit(write)),
            read: held.read('read back', read),
            evidenceIn: (after) => evidenceThat(after[write.name] === write.text),
          })(),
        ),
      },
    }),
  ).start()
  return {
    actor,
    held,
    server,
    /** At a place of its own name, unless told otherwise. */
    write: async (name: string, text: string, place = name) => {
      actor.send({ type: 'write', place, write: { name, text } })
      await settled()
    },
    read: async () => {
      actor.send({ type: 'read' })
      await settled()
    },
    /** Another tab writes, and this one hears of it. */
    otherTab: async (name: string, text: string) => {
      server.texts = { ...server.texts, [name]: text }
      actor.send({ type: 'changed' })
      await settled()
    },
    view: () => resourceView(actor.getSnapshot()),
    at: (place: string) => placeView(actor.getSnapshot(), place),
    waiting: () => held.waiting().map(({ name }) => name),
  }
}
