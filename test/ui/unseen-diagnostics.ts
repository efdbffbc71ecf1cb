/**
 * Leaves out what is prepared for a reader who does not come: together a sixth of the time of these tests. Done when
 * this module is loaded, which is once in a worker.
 */
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'

// While something is waited for, each look that fails would print the whole page. When time is up, it is printed.
configure(({ getElementError }) => ({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}))

// React notes where each element was made, for its developer tools, and stops when it has noted enough.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals !== 'object' || internals === null) throw new Error('React has changed.')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})
