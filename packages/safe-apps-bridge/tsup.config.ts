import { defineConfig } from 'tsup'
import { dualPackage } from '../../scripts/tsup.ts'

export default defineConfig(
  dualPackage({
    index: 'src/index.ts',
    provider: 'src/provider/index.ts',
    compat: 'src/compat/index.ts',
    host: 'src/host/index.ts',
    testing: 'src/testing/index.ts',
  }),
)
