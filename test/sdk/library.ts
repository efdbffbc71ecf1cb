/** The engine's client library as a browser would run it: one token, one set of cookies. */
import { createRequire } from 'node:module'
import type { Json } from '../backend/customer.ts'

type Method = (...parameters: readonly unknown[]) => Promise<{
  readonly isSuccess: () => boolean
  readonly success: () => Json
  readonly fail: () => { readonly serverResponse?: Reply & { readonly data: Json } }
}>

/** What came back of one call. */
interface Reply {
  readonly status: number
}

export interface LibraryReply extends Reply {
  readonly body: Json
  /** What the library sent, such as `POST addOrderItem`. */
  readonly request: string
}

export interface Library {
  /** Calls a method by its name, such as `cart.addItem`. */
  readonly call: (name: string, parameters: readonly unknown[]) => Promise<LibraryReply>
  readonly token: () => string | undefined
  readonly useToken: (token: string) => void
  /** The names of all methods of an endpoint. */
  readonly methodsOf: (endpoint: string) => readonly string[]
}

/** What a browser keeps of cookies; the shop sets one. */
export interface Browser {
  cookie: string
}

/** Opens the library in a browser; throws where it is not installed. */
export function openLibrary(host: string, browser: Browser): Library {
  const { init } = createRequire(import.meta.url)('@ultracommerce/ultracommerce-sdk')
  const sdk: Json = init({ host })
  const { sdkScope } = sdk
  const { interceptors } = sdkScope.httpService.axios
  let request = ''
  interceptors.request.use((config: Json) => {
    request = `${config.method.toUpperCase()} ${nameIn(config.url)}`
    return { ...config, headers: { ...config.headers, Cookie: browser.cookie } }
  })
  interceptors.response.use((response: Json) => {
    keepCookie(browser, response.headers['set-cookie'] ?? [])
    return response
  })
  return {
    call: async (name, parameters) => {
      const [endpoint = '', method = ''] = name.split('.')
      const known: Readonly<Record<string, Method>> | undefined = sdk[endpoint]
      if (known?.[method] === undefined) throw new Error(`The library has no ${name}.`)
      const result = await known[method](...parameters)
      if (result.isSuccess()) return { status: 200, body: result.success(), request }
      const { serverResponse } = result.fail()
      return { status: serverResponse?.status ?? 0, body: serverResponse?.data, request }
    },
    token: () => sdkScope.bearerToken,
    useToken: (token) => {
      sdkScope.bearerToken = token
    },
    methodsOf: (endpoint) =>
      Object.getOwnPropertyNames(Object.getPrototypeOf(sdk[endpoint])).filter(
        (name) => name !== 'constructor',
      ),
  }
}

/** Keeps what an answer sets. */
export function keepCookie(browser: Browser, [given]: readonly string[]): void {
  if (given !== undefined) browser.cookie = given.split(';')[0] ?? ''
}

/** The call in an address: the last part of its path, or what its query names. */
function nameIn(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://engine.test')
  return searchParams.get('slatAction') ?? pathname.replace(/^\/api\/(scope\/)?/, '')
}
