import { defineConfig } from 'tsup'

// The program and the thread of its store. Private packages are built in.
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    storeWorker: 'src/platform/db/storeWorker.ts',
  },
  format: ['esm'],
  target: 'es2024',
  clean: true,
  splitting: true,
  removeNodeProtocol: false,
  noExternal: [/^@strongroom\/(?:gateway-schemas|internal)/],
  esbuildOptions: (options) => {
    options.conditions = ['@strongroom/source']
  },
})
