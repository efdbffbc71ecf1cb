/** Where the engine is started and how, from its environment; README.md lists the names. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly database: string
  /** For trying out and for tests: weak passwords are as good as strong ones, and the tables follow the code. */
  readonly isTrial: boolean
  /** Where shops may ask from; any for a trial. */
  readonly origins: readonly string[] | true
  readonly adminName: string
  readonly adminPassword: string
}

/** Throws a sentence for what is missing or wrong. */
export function placeIn(environment: NodeJS.ProcessEnv): Place {
  const isTrial = environment['VENDURE_TRIAL'] === '1'
  const database = environment['VENDURE_DATABASE_URL'] ?? ''
  if (!/^postgres(ql)?:\/\//.test(database)) {
    throw new Error('VENDURE_DATABASE_URL names no database of Postgres.')
  }
  const adminPassword = environment['VENDURE_ADMIN_PASSWORD'] ?? (isTrial ? 'trial' : '')
  if (adminPassword === '') throw new Error('VENDURE_ADMIN_PASSWORD is not set.')
  const port = Number(environment['VENDURE_PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('VENDURE_PORT is no port.')
  }
  return {
    host: environment['VENDURE_HOST'] ?? '127.0.0.1',
    port,
    database,
    isTrial,
    origins: isTrial ? true : originsIn(environment['VENDURE_SHOP_ORIGINS'] ?? ''),
    adminName: environment['VENDURE_ADMIN'] ?? 'superadmin',
    adminPassword,
  }
}

function originsIn(text: string): readonly string[] {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  if (origins.length > 0 && origins.every((each) => /^https?:\/\/[^/]+$/.test(each))) return origins
  throw new Error('VENDURE_SHOP_ORIGINS names no origins of shops.')
}
