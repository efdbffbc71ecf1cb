import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { manifoldBackend } from './reference-backend/server/dev-middleware.ts'
import { manifoldPages } from './server/dev-pages.ts'
import { manifoldVault } from './reference-vault/server/dev-vault.ts'
import { bootScript } from './scripts/boot-script.ts'
import { chunks } from './scripts/chunks.ts'
import { classNames } from './scripts/class-names.ts'
import { heldFirstVisits } from './scripts/first-visits.ts'
import { moduleFiles } from './scripts/module-files.ts'
import { inOneOrder, numberedFiles } from './scripts/numbered-files.ts'
import { ownMetadata } from './scripts/own-metadata.ts'
import { precompressed } from './scripts/precompressed.ts'
import { textAddresses } from './scripts/text-addresses.ts'

const everywhere = /\/(index|react|rolldown-runtime|style)-/

const numbered = numberedFiles()

export default defineConfig(({ command }) => ({
  plugins: [
    bootScript(),
    textAddresses(),
    moduleFiles(),
    numbered.plugin,
    heldFirstVisits(),
    ownMetadata(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? classNames('src') : 'debug' }),
    react(),
    manifoldVault(),
    manifoldBackend(),
    manifoldPages(),
    precompressed(),
  ],
  resolve: {
    // For older Reacts; this one has it itself.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  // A worker fetches the reader of workbooks only when it is given one.
  worker: { format: 'es' },
  // The texts are read by their keys; a name for each as well would double their files.
  json: { namedExports: false },
  // Found by Vite only when the first file is read, and the page would be loaded anew.
  optimizeDeps: { include: ['hucre/ods', 'hucre/xlsx', 'papaparse'] },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // What every page has already is named to no page again.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : inOneOrder(files.filter((file) => !everywhere.test(file))),
    },
    // An inlined asset becomes a data: URL, which the font and script policy refuses.
    assetsInlineLimit: 0,
    // All looks at once: a part whose script could be fetched but not its looks would stand there bare.
    cssCodeSplit: false,
    rolldownOptions: {
      // No module of ours or of the libraries does anything when one of its properties is read.
      treeshake: { propertyReadSideEffects: false },
      // A name for a value costs more than the value, across files as well.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: numbered.nameOf,
      },
    },
  },
}))
