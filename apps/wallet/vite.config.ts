import { compileTexts } from '../../scripts/compileTexts.ts'
import { viteSite } from '../../scripts/vite.ts'
import { inlineStart } from './scripts/inlineStart.ts'

export default viteSite({
  plugins: [compileTexts, inlineStart()],
  resolve: {
    alias: {
      '@reown/appkit/core': new URL(
        './src/features/connect/noModal.ts',
        import.meta.url,
      ).pathname,
    },
  },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        // The bundler names a shared file after all that use it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // By default each module that two chunks share becomes a file: a page
        // would request eighty. The groups hold whatever is shared, whichever
        // files that is; scripts/checks/walletSize.ts measures the result.
        codeSplitting: {
          groups: [
            // Every page needs what the first script imports.
            { name: 'frame', priority: 2, tags: ['$initial'] },
            { name: 'base', priority: 1, minShareCount: 10 },
            // Modules that the same pages need share a file. Small files stay
            // apart: a threshold that joins them to their neighbours would let
            // a page load a large neighbour for one small module.
            { name: 'part', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
})
