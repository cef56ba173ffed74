import { useCollectibles } from '@strongroom/react-hooks'
import { Card, NftGrid } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { MoreRows } from '../transactions/MoreRows.tsx'

/** The tokens of the open safe that exist once each. */
export function Nfts() {
  const safe = useOpenSafe()
  const { config } = useServices()
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
        imageOrigin={new URL(config.gatewayUrl).origin}
        renderActions={({ address, id, name, tokenName }) => (
          <ButtonLink
            size="small"
            to="/send/nft"
            search={{ token: address, id }}
            aria-label={`Send ${name || `${tokenName} ${id}`}`}
          >
            Send
          </ButtonLink>
        )}
      />
      <MoreRows query={nfts} />
    </Card>
  )
}
