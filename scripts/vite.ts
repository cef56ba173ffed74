import react from '@vitejs/plugin-react'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'

/** Conditions by which pages resolve the packages of the workspace. */
export const browserConditions = [
  // Sources: no build order to keep.
  '@strongroom/source',
  'module',
  'browser',
  'development|production',
]

/**
 * Loads the font of texts beside the first script. The style sheet would name it only
 * after it has arrived, which is too late for `font-display: optional`.
 */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /geist-(?!mono)[\w-]+\.woff2$/u.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head',
        })),
  },
}

/** Settings that the builds of all sites have. */
export function viteSite(extra: UserConfig = {}): UserConfig {
  const shared: UserConfig = {
    plugins: [react(), preloadFont],
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
