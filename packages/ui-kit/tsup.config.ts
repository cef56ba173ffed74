import { readdir, readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { reactPackage } from '../../scripts/tsup.ts'

async function rewrite(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

export default defineConfig([
  reactPackage({
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,d}.*'],
    async onSuccess() {
      // File by file, esbuild leaves the specifiers as they are in the source.
      const files = await readdir('dist', { recursive: true })
      for (const file of files.filter((name) => name.endsWith('.js'))) {
        await rewrite(`dist/${file}`, (text) =>
          text.replace(/((?:from|import) "\.[^"]+)\.tsx?"/gu, '$1.js"'),
        )
      }
    },
  }),
  {
    entry: { styles: 'src/styles.css' },
    // Every browser that has popovers understands the sheet as written.
    target: 'esnext',
    minify: true,
    clean: false,
    async onSuccess() {
      await rewrite('dist/styles.css', (css) =>
        css.replace(/\/\*[\s\S]*?\*\//gu, ''),
      )
    },
  },
])
