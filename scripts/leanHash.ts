import type { Plugin } from 'vite'

const query = '?lean'

/**
 * Gives the package's own hash an instance of `@noble/hashes` of its own. One instance
 * would keep, in the first script, what only later parts of the app use of it.
 */
export const leanHash: Plugin = {
  name: 'lean-hash',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (importer === undefined) return null
    const isOwn =
      importer.endsWith('/internal/src/keccak256.ts') &&
      source.startsWith('@noble/hashes/')
    if (!isOwn && !importer.endsWith(query)) return null
    const from = importer.replace(query, '')
    const found = await this.resolve(source, from, {
      ...options,
      skipSelf: true,
    })
    return found && { ...found, id: `${found.id}${query}` }
  },
}
