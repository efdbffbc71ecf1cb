import { defineConfig } from 'vite'

/** The scripts, the stylesheet and the fonts of the vault's pages, under names that its pages know. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/vault',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        'card-form': 'reference-vault/browser/card-form.ts',
        challenge: 'reference-vault/browser/challenge.ts',
        vault: 'reference-vault/browser/vault.css',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
  // The pages name their files by this folder.
  base: '/files/',
})
