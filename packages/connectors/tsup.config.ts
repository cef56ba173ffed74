import { defineConfig } from 'tsup'
import { reactPackage } from '../../scripts/tsup.ts'

export default defineConfig(
  // Bundled: there is no React here whose directives would have to survive.
  reactPackage({
    entry: { index: 'src/index.ts', 'testing/index': 'src/testing/index.ts' },
    bundle: true,
    splitting: true,
  }),
)
