/** What the engine is told of the place where it is started. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  BcryptPasswordHashingStrategy,
  DefaultJobQueuePlugin,
  DefaultLogger,
  LogLevel,
  NoopSessionCacheStrategy,
  type PasswordHashingStrategy,
  type VendureConfig,
} from '@vendure/core'
import { ownCallsOnly } from './plugin/own-calls.ts'
import type { Place } from './place.ts'
import { TradePlugin } from './plugin/plugin.ts'

export function configOf(place: Place): VendureConfig {
  const { isTrial } = place
  return {
    apiOptions: {
      hostname: place.host,
      port: place.port,
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      // The shop's origin is another one than the engine's, and its cookie comes along.
      cors: { origin: place.origins === true ? true : [...place.origins], credentials: true },
      apolloServerPlugins: [ownCallsOnly],
      middleware: [{ route: 'api/scope', handler: notCarried }],
      introspection: isTrial,
    },
    authOptions: {
      tokenMethod: 'bearer',
      requireVerification: false,
      sessionDuration: '1d',
      // A session that is deleted is over at once, for every process.
      sessionCacheStrategy: new NoopSessionCacheStrategy(),
      passwordHashingStrategy: isTrial ? new TrialHashing() : new BcryptPasswordHashingStrategy(),
      superadminCredentials: { identifier: place.adminName, password: place.adminPassword },
      cookieOptions: { secret: randomBytes(32).toString('hex') },
    },
    dbConnectionOptions: {
      type: 'postgres',
      url: place.database,
      synchronize: isTrial,
      logging: false,
    },
    paymentOptions: { paymentMethodHandlers: [] },
    logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
    plugins: [DefaultJobQueuePlugin.init({ pollInterval: 1000 }), TradePlugin],
  }
}

/** Ports that this engine does not carry keep the adapter of another wire: none of its calls is built here. */
const notCarried: RequestHandler = (_request: unknown, response: Response) => {
  response.status(501).json({ messages: [{ message: 'not_built', messageType: 'error' }] })
}

interface Response {
  readonly status: (code: number) => { readonly json: (body: unknown) => void }
}

type RequestHandler = NonNullable<VendureConfig['apiOptions']['middleware']>[number]['handler']

/** Cheap, because every case of the conformance kit signs in; never outside of a trial. */
class TrialHashing implements PasswordHashingStrategy {
  async hash(plaintext: string): Promise<string> {
    return createHash('sha256').update(`trial ${plaintext}`).digest('hex')
  }
  async check(plaintext: string, hash: string): Promise<boolean> {
    const made = Buffer.from(await this.hash(plaintext))
    return made.length === hash.length && timingSafeEqual(made, Buffer.from(hash))
  }
}
