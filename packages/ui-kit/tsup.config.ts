import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { reactPackage } from '../../scripts/tsup.ts'

export default defineConfig([
  reactPackage({
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,d}.*'],
  }),
  {
    entry: { styles: 'src/styles.css' },
    // Every browser that has popovers understands the sheet as written.
    target: 'esnext',
    minify: true,
    clean: false,
    async onSuccess() {
      const file = 'dist/styles.css'
      const css = await readFile(file, 'utf8')
      await writeFile(file, css.replace(/\/\*[\s\S]*?\*\//gu, ''))
    },
  },
])
