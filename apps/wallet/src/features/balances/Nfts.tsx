import { useCollectibles } from '@strongroom/react-hooks'
import { Card, NftGrid } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { MoreRows } from '../transactions/MoreRows.tsx'

/** The tokens of the open safe that exist once each. */
export function Nfts() {
  const safe = useOpenSafe()
  const nfts = useCollectibles({
    chainId: safe.chainId,
    safeAddress: safe.address,
  })
  return (
    <Card title="NFTs">
      <NftGrid
        items={nfts.data?.pages.flatMap(({ results }) => results)}
        error={nfts.error}
        onRetry={() => void nfts.refetch()}
        busy={nfts.isFetching}
      />
      <MoreRows query={nfts} />
    </Card>
  )
}
