import type { Plugin } from 'vite'

const prefix = '\0adopt:'

/**
 * Makes each style sheet that a module imports a part of that module's script. The
 * hashes that bind scripts bind the style sheets too, and the policy refuses every
 * other sheet: no header can bind a linked sheet to its bytes.
 */
export const adoptSheets: Plugin = {
  name: 'adopt-sheets',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    // Without the inline styles of a page.
    filter: { id: /^[^?]+\.css$/u },
    async handler(source, importer, options) {
      const sheet = await this.resolve(source, importer, options)
      // The name must not end as those of style sheets do.
      return sheet && { id: `${prefix}${sheet.id}.js`, moduleSideEffects: true }
    },
  },
  load: {
    filter: { id: /^\0adopt:/u },
    handler: (id) =>
      `import text from ${JSON.stringify(`${id.slice(prefix.length, -3)}?inline`)}
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)`,
  },
}
