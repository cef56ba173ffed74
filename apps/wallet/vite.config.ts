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
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'review',
              test: /react-hooks\/src\/(?:verify|hooks\/useVerified)|safe-protocol\/src\/(?:decode|risks|execution)|features\/review\/|execution\/(?:executeReviewed|describeRevert|withExecutionLock)/,
              minShareCount: 2,
            },
            {
              name: 'protocol',
              test: /safe-protocol\/src|src\/(?:chain|features\/signing)\//,
              minShareCount: 2,
            },
            { name: 'base', minShareCount: 8 },
            { name: 'kit', test: /ui-kit\/src/, minShareCount: 2 },
            {
              name: 'data',
              test: /(?:gateway-sdk|react-hooks)\/src|react-query/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
