/**
 * Gives production's React the `act` that the testing library calls, which React has in development alone. Component
 * tests run on production's React since it takes two thirds of the processor time for the same pages.
 */
// It has to come before React, which takes hold of its queue when it is loaded.
import { promisesKept, workOff } from './react-work.ts'
import React from 'react'
import { flushSync } from 'react-dom'

/** Draws what the callback changes: at once, or where it answers a promise before this one is kept. */
function act(callback: () => unknown) {
  let result: unknown
  flushSync(() => {
    result = callback()
  })
  workOff()
  return result instanceof Promise ? afterDrawing(result) : undefined
}

async function afterDrawing(result: Promise<unknown>) {
  const value = await result
  await promisesKept()
  workOff()
  return value
}

Object.assign(React, { act })
