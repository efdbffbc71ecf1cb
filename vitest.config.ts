import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What runs once needs to hear of no file; to follow those that tests write, several hundred at a time, costs seconds. */
const isOnce = process.argv.includes('run')

const shared = {
  plugins: [vanillaExtractPlugin(), react()],
  // The compiler of the looks reads this, one for each project.
  server: isOnce ? { watch: null } : {},
}

/** A few seconds are usual; the rest is for a machine that others keep busy. */
const timeLimits = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * A worker loads each module once for all its files: a test that changes a global restores it. It is a process of its own:
 * as threads of one, workers end it now and then in the middle of a run, by SIGSEGV in Node itself.
 */
const sharedModules = { pool: 'forks', isolate: false } as const

/** What every worker begins with: loaded before each of its files, and run once, as the modules that it imports are kept. */
const setup = 'test/patience.ts'

/** The storage of Node itself stands in the way of that of a page, and exists since Node 22. */
const storageOfPages = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** Pages are drawn as in production, where React takes between a third and two thirds of the time. */
const productionReact = { NODE_ENV: 'production' }
const productionJsx = {
  'react/jsx-dev-runtime': fileURLToPath(new URL('test/production-jsx.ts', import.meta.url)),
}

/** The projects run in turn, each with as many workers as take the least time: half of that of a component test is pauses. */
const pausing = { maxWorkers: availableParallelism() + 3, sequence: { groupOrder: 0 } }
const busy = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } }

/** Tests that replace a module (`vi.mock`) share none with the others. */
const replacesModules = 'test/ui/**/*.alone.test.{ts,tsx}'

export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...timeLimits,
          ...sharedModules,
          ...busy,
          name: 'core',
          environment: 'node',
          setupFiles: [setup],
          include: [
            'test/unit/**/*.test.ts',
            'test/property/**/*.test.ts',
            'test/machine/**/*.test.ts',
            'test/architecture/**/*.test.ts',
          ],
        },
      },
      {
        ...shared,
        resolve: { alias: productionJsx },
        test: {
          ...timeLimits,
          name: 'contract',
          environment: 'node',
          env: productionReact,
          ...sharedModules,
          ...busy,
          globalSetup: 'test/backend/global-setup.ts',
          setupFiles: [setup],
          include: ['test/contract/**/*.test.ts', 'test/backend/**/*.test.ts'],
        },
      },
      {
        ...shared,
        resolve: { alias: productionJsx },
        test: {
          ...timeLimits,
          ...sharedModules,
          ...pausing,
          name: 'component',
          env: productionReact,
          environment: 'jsdom',
          execArgv: storageOfPages,
          include: ['test/ui/**/*.test.tsx', 'test/ui/**/*.test.ts'],
          exclude: [replacesModules],
          setupFiles: [setup, 'test/ui/production-react.ts', 'test/ui/setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...timeLimits,
          ...pausing,
          name: 'alone',
          environment: 'jsdom',
          execArgv: storageOfPages,
          pool: 'forks',
          include: [replacesModules],
          setupFiles: [setup, 'test/ui/setup.ts'],
        },
      },
    ],
  },
})
