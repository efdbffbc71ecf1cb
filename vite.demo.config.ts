import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bootScript } from './scripts/boot-script.ts'
import { ownMetadata } from './scripts/own-metadata.ts'
import { textAddresses } from './scripts/text-addresses.ts'

const root = import.meta.dirname

/** A static host answers an address that it has no file for with this one; it is the page of every address. */
function pageOfEveryAddress(): Plugin {
  return {
    name: 'manifold-page-of-every-address',
    writeBundle({ dir = '' }) {
      copyFileSync(path.join(dir, 'index.html'), path.join(dir, '404.html'))
    },
  }
}

/**
 * The shop without a server, for any static host: shop, backend and database are files of one folder. `--base /demo/` is for a
 * host where it stands below a path.
 */
export default defineConfig({
  root: path.join(root, 'demo'),
  publicDir: path.join(root, 'public'),
  plugins: [
    bootScript(),
    textAddresses(),
    ownMetadata(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
    pageOfEveryAddress(),
  ],
  json: { namedExports: false },
  worker: { format: 'es', plugins: () => [] },
  build: {
    outDir: path.join(root, 'dist/demo'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        index: path.join(root, 'demo/index.html'),
        'service-worker': path.join(root, 'demo/service-worker.ts'),
      },
      output: {
        // A browser finds a service worker by its address alone.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
})
