import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
// For the workers that are threads of this process; those that are processes do it themselves.
import './test/optimise-late.ts'

const shared = {
  plugins: [vanillaExtractPlugin(), react()],
}

/** A few seconds are usual; the rest is for a machine that others keep busy. */
const timeLimits = { testTimeout: 180_000, hookTimeout: 300_000 }

/** A worker loads each module once for all its files: a test that changes a global restores it. */
const sharedModules = { pool: 'threads', isolate: false } as const

const productionJsx = fileURLToPath(new URL('test/backend/production-jsx.ts', import.meta.url))

/** Tests that replace a module (`vi.mock`) share none with the others. */
const replacesModules = 'test/ui/**/*.alone.test.tsx'

export default defineConfig({
  ...shared,
  test: {
    // One more than there are cores: a third of the time of a component test is pauses that it waits for.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...shared,
        test: {
          ...timeLimits,
          ...sharedModules,
          name: 'core',
          environment: 'node',
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
        resolve: { alias: { 'react/jsx-dev-runtime': productionJsx } },
        test: {
          ...timeLimits,
          name: 'contract',
          environment: 'node',
          // Pages are drawn as in production, where React takes a third of the time.
          env: { NODE_ENV: 'production' },
          pool: 'forks',
          isolate: false,
          globalSetup: 'test/backend/global-setup.ts',
          setupFiles: ['test/optimise-late.ts'],
          include: ['test/contract/**/*.test.ts', 'test/backend/**/*.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...timeLimits,
          ...sharedModules,
          name: 'component',
          environment: 'jsdom',
          include: ['test/ui/**/*.test.tsx', 'test/ui/**/*.test.ts'],
          exclude: [replacesModules],
          setupFiles: ['test/ui/setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...timeLimits,
          name: 'alone',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: [replacesModules],
          setupFiles: ['test/ui/setup.ts'],
        },
      },
    ],
  },
})
