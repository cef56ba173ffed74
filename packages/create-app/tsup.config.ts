import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  removeNodeProtocol: false,
})
