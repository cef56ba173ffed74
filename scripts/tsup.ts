import type { Options } from 'tsup'

/** Sources by their outputs. */
export type Entries = Record<string, string>

// The declaration bundler reads its own compiler options: the base ones forbid
// emitting and let `.ts` specifiers through.
export const compilerOptions = {
  noEmit: false,
  customConditions: ['@strongroom/source'],
  // tsup inlines a module that a path leads to, and imports one of a package name.
  paths: { '@strongroom/internal/*': ['../internal/src/*.ts'] },
}

/** Framework-free package: bundled, ESM and CommonJS, with declarations for both. */
export function dualPackage(entry: Entries, extra: Options = {}): Options {
  return {
    entry,
    sourcemap: true,
    clean: true,
    target: 'es2022',
    // tsup strips `node:` by default, which breaks runtimes that need the prefix.
    removeNodeProtocol: false,
    format: ['esm', 'cjs'],
    splitting: true,
    dts: { compilerOptions },
    ...extra,
  }
}
