import { defineConfig } from 'tsup'
import { dualPackage } from '../../scripts/tsup.ts'

export default defineConfig(
  dualPackage({
    index: 'src/index.ts',
    delegation: 'src/delegation/index.ts',
  }),
)
