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
    // The polyfill would be an inline script, which the policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
