import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: {
    // Workspace packages resolve to their sources: no build order to keep.
    conditions: [
      '@strongroom/source',
      'module',
      'browser',
      'development|production',
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // The polyfill would be an inline script, which the policy forbids.
    modulePreload: { polyfill: false },
    // Data URLs would need `data:` in more directives than images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Left alone every shared module becomes a file of its own: a page
        // would ask for forty, each compressed by itself.
        codeSplitting: {
          groups: [
            // With all that it needs itself: so no two files import each other.
            { name: 'base', minShareCount: 8, priority: 2 },
            { name: 'shared', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})
