/** What a session needs beside its identity, its token and its tabs. */
import type { SessionPorts } from '../../src/application/account/session.ts'
import { fakeActingGateway } from './acting-gateway.fake.ts'
import { fakeConnection } from './fake-connection.ts'
import type { Visit } from './fake-shop.ts'
import { memoryLeftSessions } from './memory-left-sessions.ts'
import { memoryPage } from './memory-page.ts'
import { recordingNotifier } from './recording-notifier.ts'

type RestOfSession = Pick<
  SessionPorts,
  'actingGateway' | 'clock' | 'connection' | 'leftSessions' | 'notifier' | 'page'
>

export function restOfSession(visit: Visit): RestOfSession {
  const actingGateway = fakeActingGateway(visit)
  return {
    actingGateway: () => Promise.resolve(actingGateway),
    clock: { now: () => 0 },
    connection: fakeConnection(),
    leftSessions: memoryLeftSessions(),
    notifier: recordingNotifier(),
    page: memoryPage(),
  }
}
