import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

export interface Size {
  name: string
  minified: number
  gzip: number
}

/** Leaves out what a bundler puts into chunks that load on demand. */
const onDemand: Plugin = {
  name: 'on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

// The toolkit imports npm's `buffer` without depending on it: this stub
// replaces it.
const noBuffer: Plugin = {
  name: 'no-buffer',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^buffer$/ }, ({ path }) => ({
      path,
      namespace: 'empty',
    }))
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({
      contents: 'export const Buffer = undefined',
    }))
  },
}

const resolveDir = new URL('../packages/safe-protocol/', import.meta.url)
  .pathname

async function measure(
  name: string,
  contents: string,
  plugins: Plugin[] = [onDemand],
): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    conditions: ['@strongroom/source'],
    logLevel: 'error',
    plugins,
  })
  const bytes = outputFiles[0]?.contents ?? new Uint8Array()
  return {
    name,
    minified: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
  }
}

/** The package, parts of it and its peer: esbuild, minified, es2022. */
export async function measureSizes(): Promise<Size[]> {
  const ours = './src/index.ts'
  const pick = (names: string) => `export { ${names} } from '${ours}'`
  const kit = '@safe-global/protocol-kit'
  return [
    await measure(
      'safe-protocol, all, curve on demand',
      `export * from '${ours}'`,
    ),
    await measure(
      'safe-protocol, all, curve and texts included',
      `export * from '${ours}'`,
      [],
    ),
    await measure('… hashSafeTransaction', pick('hashSafeTransaction')),
    await measure('… encodeMultiSend', pick('encodeMultiSend')),
    await measure(
      '… packSignatures, parseSignatures',
      pick('packSignatures, parseSignatures'),
    ),
    await measure('… decodeCall', pick('decodeCall')),
    await measure(
      '… findRisks, decideSigning',
      `export { findRisks, decideSigning } from './src/risks/index.ts'`,
    ),
    await measure('… decodeSafeEvent', pick('decodeSafeEvent')),
    await measure('… identifyContract', pick('identifyContract')),
    await measure('protocol-kit, Safe', `export { default } from '${kit}'`, [
      noBuffer,
    ]),
    await measure(
      'protocol-kit, six pure functions',
      `export { calculateSafeTransactionHash, hashSafeMessage, buildSignatureBytes, encodeMultiSendData, decodeMultiSendData, generatePreValidatedSignature } from '${kit}'`,
      [noBuffer],
    ),
  ]
}
