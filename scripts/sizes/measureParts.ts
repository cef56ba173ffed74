import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Size of one module, alone in a bundle. */
export interface Measured {
  /** Bytes of gzip at its best. */
  readonly bytes: number
  /** The bundle, minified. */
  readonly text: string
}

export interface MeasurePartsOptions {
  /** Transforms an output as the build does before it is published. */
  readonly finish?: (text: string) => string
}

/**
 * Bundles each module for itself, in one build: shared modules are read and
 * parsed once. React and TanStack Query, which every app has, are left out, and
 * so are modules that are loaded on demand.
 *
 * @param modules Code by name.
 * @param folder Where their imports are looked for.
 */
export async function measureParts(
  modules: ReadonlyMap<string, string>,
  folder: string,
  { finish = (text) => text }: MeasurePartsOptions = {},
): Promise<Map<string, Measured>> {
  const { outputFiles } = await build({
    entryPoints: [...modules.keys()].map((name) => ({
      in: `part:${name}`,
      out: name.replace(/\.css$/u, ''),
    })),
    outdir: folder,
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@strongroom/source'],
    external: [
      ...['react', 'react/jsx-runtime', 'react-dom'],
      '@tanstack/react-query',
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'parts',
        setup({ onLoad, onResolve }) {
          // Loaded later, by a request of its own. Inlined, it would also wrap
          // every module that it shares with the first load.
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          )
          onResolve({ filter: /^part:/ }, ({ path }) => ({
            path: path.slice('part:'.length),
            namespace: 'part',
          }))
          onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
            contents: modules.get(path) ?? '',
            resolveDir: folder,
            loader: path.endsWith('.css') ? 'css' : 'ts',
          }))
        },
      },
    ],
  })
  return new Map(
    outputFiles.map(({ path, text }) => [
      basename(path).replace(/\.(?:js|css)$/u, ''),
      {
        bytes: gzipSync(finish(text), { level: 9 }).byteLength,
        text,
      },
    ]),
  )
}
