import react from '@vitejs/plugin-react'
import { mergeConfig, type UserConfig } from 'vite'

/** Conditions by which pages resolve the packages of the workspace. */
export const browserConditions = [
  // Sources: no build order to keep.
  '@strongroom/source',
  'module',
  'browser',
  'development|production',
]

/** Settings that the builds of all sites have. */
export function viteSite(extra: UserConfig = {}): UserConfig {
  const shared: UserConfig = {
    plugins: [react()],
    resolve: { conditions: browserConditions },
    build: {
      target: 'es2022',
      // The polyfill would be an inline script, which the policy forbids.
      modulePreload: { polyfill: false },
      // Data URLs would need `data:` in more directives than images.
      assetsInlineLimit: 0,
    },
  }
  return mergeConfig(shared, extra)
}
