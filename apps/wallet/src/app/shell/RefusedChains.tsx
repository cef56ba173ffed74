import { Notice } from '@strongroom/ui-kit'
import type { RefusedChain } from '../../core/classifyChains.ts'
import { nativeDecimals } from '../../storage/parseChainRecords.ts'
import { useRefusedChainsTexts } from './refusedChainsTexts.ts'

function describe(
  t: ReturnType<typeof useRefusedChainsTexts>,
  chain: RefusedChain,
): string {
  switch (chain.problem) {
    case 'badId':
      return t('badId')
    case 'badNames':
      return t('badNames', { chainId: chain.chainId })
    case 'badDecimals':
      return t('badDecimals', {
        chainId: chain.chainId,
        decimals: chain.decimals,
        expected: String(nativeDecimals),
      })
    case 'contradicted':
      return t('contradicted', {
        chainId: chain.chainId,
        shortName: chain.shortName,
        knownName: chain.known.shortName,
        knownId: chain.known.chainId,
      })
  }
}

/** Why networks of the gateway are not used. Loaded on demand. */
export function RefusedChains({
  refused,
}: {
  refused: readonly RefusedChain[]
}) {
  const t = useRefusedChainsTexts()
  const reasons = refused.slice(0, 5).map((chain) => describe(t, chain))
  return (
    <Notice tone="danger" role="alert" title={t('title')}>
      {[...new Set(reasons)].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{t('text')}</p>
    </Notice>
  )
}
