import { useCollectibles } from '@strongroom/react-hooks'
import { Card, Checkbox, NftGrid } from '@strongroom/ui-kit'
import { useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { mostNfts, writeNfts } from '../send/nftList.ts'
import { MoreRows } from '../transactions/MoreRows.tsx'
import { useBalancesTexts } from './texts.ts'

/** The tokens of the open safe that exist once each. */
export function Nfts() {
  const t = useBalancesTexts()
  const safe = useOpenSafe()
  const { config } = useServices()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (own: string) =>
    setChosen((all) => {
      const next = new Set(all)
      if (!next.delete(own)) next.add(own)
      return next
    })
  const nfts = useCollectibles({
    chainId: safe.chainId,
    safeAddress: safe.address,
  })
  return (
    <Card title={t('nfts')}>
      <NftGrid
        items={nfts.data?.pages.flatMap(({ results }) => results)}
        error={nfts.error}
        onRetry={() => void nfts.refetch()}
        busy={nfts.isFetching}
        imageOrigin={new URL(config.gatewayUrl).origin}
        renderActions={({ address, id, name, tokenName }) => {
          const own = writeNfts([{ token: address, id }])
          const label = name || `${tokenName} ${id}`
          const isChosen = chosen.has(own)
          const isBatch = isChosen && chosen.size > 1
          const isFull = chosen.size >= mostNfts
          return (
            <>
              <Checkbox
                label={t('select')}
                aria-label={t('selectNamed', { name: label })}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onCheckedChange={() => toggle(own)}
              />
              <ButtonLink
                size="small"
                variant={isBatch ? 'primary' : 'secondary'}
                to="/send/nft"
                search={{ nfts: isBatch ? [...chosen].join() : own }}
                aria-label={
                  isBatch ? undefined : t('sendNamed', { name: label })
                }
              >
                {isBatch
                  ? t('sendSelected', { count: chosen.size })
                  : t('send')}
              </ButtonLink>
            </>
          )
        }}
      />
      <MoreRows query={nfts} />
    </Card>
  )
}
