import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Deployment {
  deployments: Record<string, { address: string; codeHash: string }>
  networkAddresses: Record<string, string | string[]>
}

const files = {
  singleton: ['safe', 'gnosis_safe'],
  singletonL2: ['safe_l2', 'gnosis_safe_l2'],
  proxyFactory: ['safe_proxy_factory', 'proxy_factory'],
  multiSend: ['multi_send'],
  multiSendCallOnly: ['multi_send_call_only'],
  fallbackHandler: ['compatibility_fallback_handler'],
  signMessageLib: ['sign_message_lib'],
  createCall: ['create_call'],
  simulateTxAccessor: ['simulate_tx_accessor'],
  migration: ['safe_migration'],
  toL2Migration: ['safe_to_l2_migration'],
  toL2Setup: ['safe_to_l2_setup'],
  extensibleFallbackHandler: ['extensible_fallback_handler'],
  tokenCallbackHandler: ['token_callback_handler'],
}

const versions = ['1.3.0', '1.4.1', '1.5.0']

// The chains whose registration is checked; only those that lack a version are listed.
const chains = ['1', '10', '56', '100', '137', '2020', '2021', '8453']
chains.push('42161', '43114', '11155111')

const require = createRequire(import.meta.url)
const root = new URL(
  './assets/',
  `file://${require.resolve('@safe-global/safe-deployments')}`,
)

function read(version: string, names: string[]): Deployment | undefined {
  for (const name of names) {
    try {
      const url = new URL(`v${version}/${name}.json`, root)
      return JSON.parse(readFileSync(url, 'utf8'))
    } catch {}
  }
  return undefined
}

/** The text of `src/generated/deployments.ts`. */
export function deploymentsSource(): string {
  let text = `// Written by scripts/generate.ts from @safe-global/safe-deployments.
// version → contract → address, code hash, EIP-155 address, its code hash if another
export const deployments = {\n`
  const lacking: Record<string, string[]> = {}
  for (const version of versions) {
    text += `  '${version}': {\n`
    for (const [key, names] of Object.entries(files)) {
      const file = read(version, names)
      if (!file) continue
      const { canonical, eip155 } = file.deployments
      if (!canonical) throw new Error(`${key} ${version} has no address`)
      const row = [canonical.address, canonical.codeHash]
      if (eip155) row.push(eip155.address)
      if (eip155 && eip155.codeHash !== canonical.codeHash)
        row.push(eip155.codeHash)
      text += `    ${key}: '${row.join(' ').toLowerCase()}',\n`
      if (key === 'singletonL2')
        for (const chain of chains)
          if (![file.networkAddresses[chain]].flat().includes('canonical'))
            lacking[chain] = [...(lacking[chain] ?? []), version]
    }
    text += '  },\n'
  }
  text += `} as const\n
// chain → versions that are not registered there, of the chains looked at
export const lacking: Record<string, readonly string[] | undefined> = {\n`
  for (const [chain, list] of Object.entries(lacking))
    text += `  ${chain}: [${list.map((x) => `'${x}'`).join(', ')}],\n`
  return `${text}}\n`
}
