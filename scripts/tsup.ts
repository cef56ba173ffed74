import type { Options } from 'tsup'

type Entries = Record<string, string>

const shared = {
  sourcemap: true,
  clean: true,
  target: 'es2022',
  // tsup strips `node:` by default, which breaks runtimes that need the prefix.
  removeNodeProtocol: false,
} satisfies Options

/** Framework-free package: bundled, ESM and CommonJS, with declarations for both. */
export function dualPackage(entry: Entries, extra: Options = {}): Options {
  return {
    ...shared,
    entry,
    format: ['esm', 'cjs'],
    splitting: true,
    dts: {
      // The declaration bundler reads its own compiler options: the base ones
      // forbid emitting and let `.ts` specifiers through.
      compilerOptions: {
        noEmit: false,
        customConditions: ['@strongroom/source'],
      },
    },
    ...extra,
  }
}

/**
 * React package: ESM only and one output per source file, so that `'use client'`
 * stays on the files that need it. Declarations come from `tsc`.
 */
export function reactPackage(extra: Options = {}): Options {
  return {
    ...shared,
    entry: [
      'src/**/*.ts',
      'src/**/*.tsx',
      '!src/**/*.test.*',
      '!src/**/*.test-d.*',
      '!src/**/*.stories.*',
    ],
    format: ['esm'],
    bundle: false,
    dts: false,
    ...extra,
  }
}
