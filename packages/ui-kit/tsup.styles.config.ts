import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { pruneVariables } from '../../scripts/pruneVariables.ts'

// Runs after the build of the modules, whose folder it leaves as it is: the
// sheets become one, and those for connecting another.
export default defineConfig({
  entry: { styles: 'src/styles.css', connect: 'src/connect.css' },
  // Every browser that has popovers understands the sheet as written.
  target: 'esnext',
  minify: true,
  async onSuccess() {
    for (const name of ['styles', 'connect']) {
      const css = await readFile(`dist/${name}.css`, 'utf8')
      const bare = css.replace(/\/\*[\s\S]*?\*\//gu, '')
      await writeFile(
        `dist/${name}.css`,
        name === 'connect' ? pruneVariables(bare) : bare,
      )
    }
  },
})
