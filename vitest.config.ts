import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const shared = {
  plugins: [vanillaExtractPlugin(), react()],
}

export default defineConfig({
  ...shared,
  test: {
    // By default one core is left free; the tests of a machine with two would run one after the other.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          name: 'core',
          environment: 'node',
          pool: 'vmThreads',
          include: [
            'test/unit/**/*.test.ts',
            'test/property/**/*.test.ts',
            'test/machine/**/*.test.ts',
            'test/architecture/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'contract',
          environment: 'node',
          pool: 'forks',
          isolate: false,
          globalSetup: 'test/backend/global-setup.ts',
          include: ['test/contract/**/*.test.ts', 'test/backend/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'component',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: ['test/ui/**/*.test.tsx', 'test/ui/**/*.test.ts'],
          setupFiles: ['test/ui/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
