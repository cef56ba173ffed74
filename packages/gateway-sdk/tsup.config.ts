import { defineConfig } from 'tsup'
import { dualPackage } from '../../scripts/tsup.ts'

export default defineConfig(
  dualPackage({
    index: 'src/index.ts',
    live: 'src/live/index.ts',
    validate: 'src/validate/index.ts',
    testing: 'src/testing/index.ts',
    compat: 'src/compat/index.ts',
  }),
)
