/** A notifier that shows nothing and remembers everything. */
import type { Notice, Notifier } from '../../src/application/ports/notifier.ts'

export interface RecordingNotifier extends Notifier {
  readonly notices: readonly Notice[]
}

export function recordingNotifier(): RecordingNotifier {
  const notices: Notice[] = []
  return { notices, notify: (notice) => void notices.push(notice) }
}
