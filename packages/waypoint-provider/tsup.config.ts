import { defineConfig } from 'tsup'
import { dualPackage } from '../../scripts/tsup.ts'

export default defineConfig(
  dualPackage(
    {
      index: 'src/index.ts',
      delegation: 'src/delegation/index.ts',
    },
    // Keccak-256 is part of the first load, the curve is not. Both stand on one
    // file of `@noble/hashes`, which apps would then load first, and whole.
    { noExternal: [/^@noble\/hashes\//] },
  ),
)
