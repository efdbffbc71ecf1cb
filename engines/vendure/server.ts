/** Starts the engine, and seeds it where its database is empty. */
import 'reflect-metadata'
import { bootstrap, JobQueueService } from '@vendure/core'
import { configOf } from './config.ts'
import { placeIn } from './place.ts'
import { seedIfEmpty } from './seed/seed.ts'

// The engine would tell its makers about every start.
process.env['VENDURE_DISABLE_TELEMETRY'] ??= 'true'

try {
  const place = placeIn(process.env)
  const app = await bootstrap(configOf(place))
  await app.get(JobQueueService).start()
  await seedIfEmpty(app, place.isTrial)
  console.info(`The engine answers at http://${place.host}:${place.port}/shop-api`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
