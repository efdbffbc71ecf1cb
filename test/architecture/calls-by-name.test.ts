/** docs/wire.md says of every call of the engine's client library what test/sdk holds the backend to. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allCalls } from '../sdk/calls/all-calls.ts'
import { callSection, sectionIn } from '../sdk/calls/call-table.ts'

const docs = path.resolve(import.meta.dirname, '../../docs')
const read = (name: string) => readFileSync(path.join(docs, name), 'utf8')

describe('the calls of the client library', () => {
  it('stand in docs/wire.md as they are tested', () => {
    expect(sectionIn(read('wire.md'))).toBe(callSection(allCalls))
  })
})
