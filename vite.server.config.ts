import { defineConfig } from 'vite'

/** The server of the shop with the reference backend, and the card vault, a file each; their packages stay where `npm ci` put them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        server: 'server/server.ts',
        vault: 'reference-vault/server/server.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
