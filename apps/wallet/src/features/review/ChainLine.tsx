import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'

/** On which network it happens; the id is what is signed, the name is not. */
export function ChainLine({ safe }: { safe: OpenSafe }) {
  const { chainId, chainName } = safe.chain
  return (
    <p className="app-advice">
      Chain {chainName} · id {chainId}
    </p>
  )
}
