/** Reads as a page does that a server has drawn: the server asks, and the browser has only what came with the page. */
import type { taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import { handingOut, recording } from '../../src/adapters/http/answers.ts'
import {
  type JsonClient,
  type JsonClientParts,
  jsonClient,
} from '../../src/adapters/http/json-client.ts'
import { readPageData, writePageData } from '../../src/adapters/http/page-data.ts'
import { valuesOfPage } from '../../src/adapters/http/page-values.ts'

export function takenOver(parts: JsonClientParts): JsonClient {
  const twice =
    <A>(
      read: (client: JsonClient) => TE.TaskEither<PortFailure, A>,
    ): TE.TaskEither<PortFailure, A> =>
    async () => {
      const network = recording(parts.fetch)
      const { fetch, values } = network
      await read(jsonClient({ ...parts, fetch, values, retryDelays: [] }))()
      const page = readPageData(
        writePageData({
          isWhole: true,
          origin: '',
          chosen: { language: undefined, region: undefined, consent: undefined, units: undefined },
          answers: network.answers(),
          values: network.writtenValues(),
          texts: { language: 'en', areas: {} },
        }),
      )
      const askAgain: typeof fetch = (input, init) => {
        if (network.hasFailed()) return parts.fetch(input, init)
        throw new Error(`A browser that takes the page over asks again: ${JSON.stringify(input)}`)
      }
      const browser = jsonClient({
        ...parts,
        fetch: handingOut(page?.answers ?? [], askAgain),
        values: valuesOfPage(page?.values ?? []),
      })
      return read(browser)()
    }
  return {
    read: (call, signal) => twice((client) => client.read(call, signal)),
    readDocument: (call, signal) => twice((client) => client.readDocument(call, signal)),
  }
}
