import { defineConfig } from 'tsup'
import { dualPackage } from '../../scripts/tsup.ts'

// The program imports the package's own entries, so that it hashes and decides with the
// very files that apps load, and no part of it is in theirs.
export default defineConfig(
  dualPackage(
    { cli: 'src/cli/main.ts' },
    {
      clean: false,
      dts: false,
      external: [/^@strongroom\/safe-protocol(?:\/|$)/],
      format: ['esm'],
      platform: 'node',
      sourcemap: false,
      splitting: false,
      target: 'node22',
    },
  ),
)
