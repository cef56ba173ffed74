import { defineConfig } from 'tsup'
import { compilerOptions } from '../../scripts/tsup.ts'

export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  removeNodeProtocol: false,
  dts: { entry: { index: 'src/index.ts' }, compilerOptions },
})
