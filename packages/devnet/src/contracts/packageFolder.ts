import { createRequire } from 'node:module'
import { dirname } from 'node:path'

// Spelled out one by one, so that tools see which packages are in use.
const require = createRequire(import.meta.url)
const manifests = {
  '1.3.0': () => require.resolve('@gnosis.pm/safe-contracts/package.json'),
  '1.4.1': () => require.resolve('@safe-global/safe-contracts/package.json'),
  '1.5.0': () =>
    require.resolve('@safe-global/safe-smart-account/package.json'),
  deployments: () =>
    require.resolve('@safe-global/safe-deployments/package.json'),
  factory: () =>
    require.resolve('@safe-global/safe-singleton-factory/package.json'),
}

/** Folder of the npm package with a release's artifacts, or with addresses. */
export function packageFolder(name: keyof typeof manifests): string {
  return dirname(manifests[name]())
}
