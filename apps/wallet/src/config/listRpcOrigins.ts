import type { WalletConfig } from './parseConfig.ts'

/** Origins of the RPC endpoints that a deployment's security policy allows. */
export function listRpcOrigins({
  chains = {},
  rpcOrigins = [],
}: Partial<Pick<WalletConfig, 'chains' | 'rpcOrigins'>>): string[] {
  const urls = [
    ...Object.values(chains).map(({ rpcUrl }) => rpcUrl),
    ...rpcOrigins,
  ]
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
