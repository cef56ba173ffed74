import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Deployment {
  version: string
  networkAddresses: Record<string, string>
}

/** Kind of module → its files in @safe-global/safe-modules-deployments, newest first. */
const files = {
  allowance: [
    'allowance-module/v0.1.1/allowance-module',
    'allowance-module/v0.1.0/allowance-module',
  ],
  'erc-4337': [
    'safe-4337-module/v0.3.0/safe-4337-module',
    'safe-4337-module/v0.2.0/safe-4337-module',
  ],
  'social-recovery': ['safe-recovery-module/v0.1.0/social-recovery-module'],
}

const require = createRequire(import.meta.url)
const root = new URL(
  './assets/',
  `file://${require.resolve('@safe-global/safe-modules-deployments')}`,
)

/** The text of `src/generated/modules.ts`. */
export function modulesSource(): string {
  const rows = Object.entries(files).flatMap(([kind, names]) =>
    names.flatMap((name) => {
      const text = readFileSync(new URL(`${name}.json`, root), 'utf8')
      const { version, networkAddresses }: Deployment = JSON.parse(text)
      const chains = new Map<string, string[]>()
      for (const [chain, address] of Object.entries(networkAddresses))
        chains.set(address, [...(chains.get(address) ?? []), chain])
      return [...chains].map(
        ([address, ids]) =>
          `  [\n    '${kind}',\n    '${version}',\n    '${address}',\n    '${ids.sort((a, b) => Number(a) - Number(b)).join(' ')}',\n  ],\n`,
      )
    }),
  )
  return `// Written by scripts/generate.ts from @safe-global/safe-modules-deployments.
// Kind, version, address, chains that have it there; the newest version of a kind first.
export const modules = [\n${rows.join('')}] as const\n`
}
