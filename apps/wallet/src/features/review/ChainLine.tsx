import type { OpenSafe } from '../../core/useOpenSafe.ts'

/** Network of the transaction; the id is signed, the name is not. */
export function ChainLine({ safe }: { safe: OpenSafe }) {
  const { chainId, chainName } = safe.chain
  return (
    <p className="app-advice">
      Chain {chainName} · id {chainId}
    </p>
  )
}
