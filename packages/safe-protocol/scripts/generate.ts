/**
 * Writes `src/generated`: addresses and code hashes from @safe-global/safe-deployments,
 * addresses of modules from @safe-global/safe-modules-deployments, and the creation code of the proxies from the artifacts that packages/devnet depends on.
 *
 *   node packages/safe-protocol/scripts/generate.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deploymentsSource } from './deploymentsSource.ts'
import { modulesSource } from './modulesSource.ts'

const out = new URL('../src/generated/', import.meta.url)
const devnet = createRequire(
  new URL('../../devnet/package.json', import.meta.url),
)

const artifacts = {
  '1.3.0':
    '@gnosis.pm/safe-contracts/build/artifacts/contracts/proxies/GnosisSafeProxy.sol/GnosisSafeProxy.json',
  '1.4.1':
    '@safe-global/safe-contracts/build/artifacts/contracts/proxies/SafeProxy.sol/SafeProxy.json',
  '1.5.0':
    '@safe-global/safe-smart-account/build/artifacts/contracts/proxies/SafeProxy.sol/SafeProxy.json',
}

const codes = Object.entries(artifacts)
  .map(([version, path]) => `  '${version}': '${devnet(path).bytecode}',\n`)
  .join('')

mkdirSync(out, { recursive: true })
writeFileSync(new URL('deployments.ts', out), deploymentsSource())
writeFileSync(new URL('modules.ts', out), modulesSource())
writeFileSync(
  new URL('proxyCreationCodes.ts', out),
  `// Written by scripts/generate.ts: what proxyCreationCode() of each factory returns.\nexport const proxyCreationCodes = {\n${codes}} as const\n`,
)
