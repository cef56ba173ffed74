import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

// Runs after the build of the modules, whose folder it leaves as it is: the
// sheets become one.
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
