import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { textsInTwo } from './scripts/first-texts.ts'
import { manifoldBackend } from './reference-backend/dev-middleware.ts'

export default defineConfig({
  plugins: [textsInTwo(), vanillaExtractPlugin(), react(), manifoldBackend()],
  // A worker fetches the reader of workbooks only when it is given one.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // An inlined asset becomes a data: URL, which the font and script policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in two files, not in seventy: small files compress badly.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'shop', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
})
