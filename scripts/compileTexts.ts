import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const catalogue = /\/src\/texts\/[\w-]+\/[\w-]+\.ts$/u

/**
 * Compiles the ICU messages of catalogues when they are loaded, and leaves the
 * parser of messages out of the build.
 */
export const compileTexts: Plugin = {
  name: 'compile-texts',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: {
        'use-intl/format-message': 'use-intl/format-message/format-only',
      },
    },
  }),
  async load(id) {
    if (!catalogue.test(id)) return undefined
    // A new address, or Node would give the module as it was before a change.
    const url = `${pathToFileURL(id)}?${statSync(id).mtimeMs}`
    const { texts } = (await import(url)) as { texts: Record<string, string> }
    const messages = Object.entries(texts).map(([key, message]) => [
      key,
      compile(message),
    ])
    return `export const texts = ${JSON.stringify(Object.fromEntries(messages))}`
  },
}
