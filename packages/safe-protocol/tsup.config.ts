import { defineConfig } from 'tsup'
import { dualPackage } from '../../scripts/tsup.ts'

export default defineConfig(
  dualPackage({
    index: 'src/index.ts',
    risks: 'src/risks/index.ts',
    bundle: 'src/bundle/index.ts',
    description: 'src/description/index.ts',
  }),
)
