import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

// The components are emitted by `tsc`, one output per source file, so that
// `'use client'` stays where it belongs; here the sheets become one.
export default defineConfig({
  entry: { styles: 'src/styles.css' },
  // Every browser that has popovers understands the sheet as written.
  target: 'esnext',
  minify: true,
  async onSuccess() {
    const css = await readFile('dist/styles.css', 'utf8')
    await writeFile('dist/styles.css', css.replace(/\/\*[\s\S]*?\*\//gu, ''))
  },
})
