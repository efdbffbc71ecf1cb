/** No suite is forgotten by the kit. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownAdapters } from '../../../src/adapters/wiring/known-adapters.ts'
import { portSuites } from '../../conformance/suites.ts'

const folder = 'test/contract'
const files = readdirSync(folder).filter((name) => name.endsWith('.contract.ts'))

it('holds a backend to every suite of promises that there is', () => {
  const written = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
      /export (?:const|function) (\w+Contract)\b/g,
    ),
  ])
  expect(written.length).toBeGreaterThan(30)
  expect(portSuites).toHaveLength(written.length)
  expect(new Set(portSuites.map(({ suite }) => suite)).size).toBe(written.length)
})

/** What no backend answers: a browser does, or an address alone. */
const ofNoBackend = ['fileAddresses', 'humanCheck', 'paymentVault', 'spreadsheet']

it('has a suite for every port that a configuration can choose an adapter of', () => {
  const held = new Set(portSuites.map(({ port }) => port))
  expect([...held].filter((port) => !knownAdapters.has(port))).toEqual([])
  expect([...knownAdapters.keys()].filter((port) => !held.has(port)).toSorted()).toEqual(
    ofNoBackend,
  )
})
