import type { SafeInfo } from '@strongroom/safe-apps-bridge/host'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'

/**
 * The safe in the form for apps. An account that is not an owner makes it read
 * only.
 */
export function toBridgeSafe(safe: OpenSafe, account: string | null): SafeInfo {
  const { info } = safe
  return {
    safeAddress: safe.address,
    chainId: Number(safe.chainId),
    threshold: safe.threshold,
    owners: safe.owners,
    isReadOnly: !safe.owners.some(
      (owner) => owner.toLowerCase() === account?.toLowerCase(),
    ),
    nonce: safe.nonce,
    version: safe.version,
    ...(info && {
      implementation: info.implementation.value,
      modules: info.modules?.map(({ value }) => value) ?? null,
      fallbackHandler: info.fallbackHandler?.value ?? null,
      guard: info.guard?.value ?? null,
    }),
    network: networkOf(safe),
  }
}

/** Name of the network, as the first apps knew it. */
function networkOf({ chainId, chain }: OpenSafe): string {
  if (chainId === '1') return 'MAINNET'
  if (chainId === '100') return 'XDAI'
  return chain.chainName.toUpperCase()
}
