import { useCollectibles } from '@strongroom/react-hooks'
import {
  Address as AddressView,
  Card,
  DescriptionList,
  EmptyState,
  NftGrid,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { readUint, toAddress } from '../../chain/abiWords.ts'
import { callView } from '../../chain/callView.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { readAddress } from '../../core/parseSafeRef.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { ReviewButtons } from '../review/ReviewButtons.tsx'
import { type FormDraft, ReviewedForm } from '../review/ReviewedForm.tsx'
import {
  AdvancedFields,
  useNonceChoice,
} from '../transfer-fields/NonceField.tsx'
import {
  RecipientField,
  useRecipientChoice,
} from '../transfer-fields/RecipientField.tsx'
import { useSendTexts } from '../transfer-fields/texts.ts'
import { buildNftTransfer } from './buildTransfer.ts'
import { type Nft, readNfts, writeNfts } from './nftList.ts'

/** The tokens' owners by their contracts, read from the owner's RPC. */
function useNftOwners(nfts: readonly Nft[]) {
  const { chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'nft-owners', rpc?.url, writeNfts(nfts)],
    queryFn:
      rpc === undefined
        ? skipToken
        : ({ signal }) =>
            Promise.all(
              nfts.map(async ({ token, id }) => {
                const options = { args: [id], signal }
                const owner = 'ownerOf(uint256)'
                return toAddress(
                  readUint(await callView(rpc, token, owner, options)),
                )
              }),
            ),
    retry: 1,
  })
}

/** Picture and names, which are the gateway's, above what identifies the token. */
function NftFacts({ token, id }: Nft) {
  const t = useSendTexts()
  const { config } = useServices()
  const safe = useOpenSafe()
  const { data } = useCollectibles({
    chainId: safe.chainId,
    safeAddress: safe.address,
  })
  const item = data?.pages
    .flatMap(({ results }) => results)
    .find(
      (one) =>
        one.id === String(id) &&
        one.address.toLowerCase() === token.toLowerCase(),
    )
  return (
    <>
      {item && (
        <NftGrid
          items={[item]}
          grouped={false}
          imageOrigin={new URL(config.gatewayUrl).origin}
        />
      )}
      <DescriptionList
        items={[
          {
            term: t('contract'),
            value: (
              <AddressView
                address={token}
                shortName={safe.chain.shortName}
                variant="full"
              />
            ),
          },
          { term: t('tokenId'), value: String(id) },
        ]}
      />
    </>
  )
}

function SendNftForm({
  nfts,
  draft,
}: {
  nfts: readonly Nft[]
  draft: FormDraft
}) {
  const t = useSendTexts()
  const { values, set, review } = draft
  const safe = useOpenSafe()
  const owners = useNftOwners(nfts)
  const recipient = useRecipientChoice(values['recipient'] ?? '', (text) =>
    set({ recipient: text }),
  )
  const nonce = useNonceChoice(values['nonce'], (text) => set({ nonce: text }))
  const [submitted, setSubmitted] = useState(false)
  const foreign = nfts.filter(
    (_, at) => owners.data?.[at]?.toLowerCase() !== safe.address.toLowerCase(),
  )
  const isHeld = owners.data !== undefined && foreign.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isHeld || recipient.address === null || nonce.nonce === undefined)
      return
    review({ to: recipient.address, at: String(nonce.nonce) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageTop
        title={
          nfts.length === 1
            ? t('nftTitle')
            : t('nftsTitle', { count: nfts.length })
        }
        description={t('description')}
      />
      <Card>
        <Stack gap={5}>
          {nfts.map((nft) => (
            <NftFacts key={writeNfts([nft])} {...nft} />
          ))}
          {owners.data !== undefined && !isHeld && (
            <Notice tone="danger" title={t('notOwned')}>
              {t('notOwnedText')}{' '}
              {nfts.length > 1 &&
                t('notOwnedIds', {
                  ids: foreign.map(({ id }) => `${id}`).join(', '),
                })}
            </Notice>
          )}
          {owners.error && (
            <Notice tone="warning" title={t('unreadOwner')}>
              {t('unreadOwnerText')}
            </Notice>
          )}
          <RecipientField choice={recipient} submitted={submitted} />
          <AdvancedFields choice={nonce} />
        </Stack>
      </Card>
      <div className="app-actions">
        <ReviewButtons
          draft={draft}
          isPending={nonce.isPending}
          disabledReason={
            isHeld
              ? undefined
              : owners.isPending
                ? t('readingOwner')
                : t('onlyOwned')
          }
        />
      </div>
    </form>
  )
}

/** Sends ERC-721 tokens, several in one batch: a form, then the review. */
export function SendNftPage() {
  const t = useSendTexts()
  const { nfts: text = '' } = useSearch({ from: '/safe/send/nft' })
  const { address: safe } = useOpenSafe()
  const nfts = useMemo(() => readNfts(text), [text])
  if (nfts === undefined)
    return (
      <>
        <PageTop title={t('nftTitle')} />
        <EmptyState title={t('noToken')} icon="warning">
          <ButtonLink to="/balances">{t('viewAssets')}</ButtonLink>
        </EmptyState>
      </>
    )
  return (
    <ReviewedForm
      form={(draft) => <SendNftForm nfts={nfts} draft={draft} />}
      calls={({ to = '', at }) => {
        const recipient = readAddress(to)
        if (recipient === undefined || at === undefined) return undefined
        return {
          calls: nfts.map((nft) =>
            buildNftTransfer({ ...nft, safe, recipient }),
          ),
          nonce: BigInt(at),
        }
      }}
    />
  )
}
