/** Customers that write as fast as they are answered, and keep account of what they were told. */

import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { lineOf, sampleModel } from './customer.ts'

export interface Reply {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly body: string
}

/** An answer, or `lost` where none came: refused, or broken off. */
export type Heard = Reply | 'lost'

export interface LoadPlan {
  /** Origins; a customer whose request is lost turns to the next one. */
  readonly addresses: readonly string[]
  readonly token: string
  /** The first word of the names of all quotes of this load. */
  readonly title: string
  readonly customers: number
  /** Whether what was not answered for good is sent again, under the same id, until it is. */
  readonly isPersistent: boolean
}

export interface Load {
  /** The names of the quotes that were acknowledged: made, or known to have been made already. */
  readonly acknowledged: () => readonly string[]
  /** Everything that was heard, in order. */
  readonly heard: readonly Heard[]
  /** No new quote is begun; answers when those that were begun have come to their end. */
  readonly stop: () => Promise<void>
}

/** Milliseconds before a customer asks again. */
const BREATH = 20

/** Begins a load: each customer makes one quote with one line after the other. */
export function startLoad(plan: LoadPlan): Load {
  const agent = new Agent({ keepAlive: true })
  const acknowledged: string[] = []
  const heard: Heard[] = []
  const stopping = new AbortController()

  const customer = async (index: number) => {
    let turn = index
    for (let count = 1; !stopping.signal.aborted; count += 1) {
      const name = `${plan.title} ${index}-${count}`
      const requestID = randomUUID()
      for (;;) {
        const address = plan.addresses[turn % plan.addresses.length] ?? ''
        const reply = await addQuote(agent, address, { ...plan, name, requestID })
        heard.push(reply)
        const isDone = reply !== 'lost' && (reply.status === 200 || reply.status === 409)
        if (isDone) acknowledged.push(name)
        if (isDone || !plan.isPersistent) break
        if (reply === 'lost') turn += 1
        await new Promise((resolve) => setTimeout(resolve, BREATH))
      }
      if (!plan.isPersistent && heard.at(-1) === 'lost') return
    }
  }
  const ended = Promise.all(Array.from({ length: plan.customers }, (_, index) => customer(index)))
  return {
    acknowledged: () => acknowledged,
    heard,
    stop: async () => {
      stopping.abort()
      await ended
      agent.destroy()
    },
  }
}

/** One quote with one line, in one request. */
export function addQuote(
  agent: Agent,
  address: string,
  {
    name,
    token,
    requestID,
  }: { readonly name: string; readonly token: string; readonly requestID: string },
): Promise<Heard> {
  const body = JSON.stringify({ quoteName: name, ...lineOf(sampleModel('US')) })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Auth-Token': `Bearer ${token}`,
    'SWX-requestID': requestID,
  }
  return new Promise((resolve) => {
    const lost = () => resolve('lost')
    const sent = request(
      `${address}/api/scope/addOrderItem`,
      { agent, method: 'POST', headers },
      (response) => {
        let text = ''
        response.on('data', (bytes) => {
          text += bytes
        })
        response.on('error', lost)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            body: text,
          }),
        )
      },
    )
    sent.on('error', lost)
    sent.end(body)
  })
}
