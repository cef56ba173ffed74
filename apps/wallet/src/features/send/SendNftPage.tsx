import { useCollectibles } from '@strongroom/react-hooks'
import {
  Address as AddressView,
  Card,
  DescriptionList,
  EmptyState,
  NftGrid,
  Notice,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import type { Address } from 'viem'
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
  NoteField,
  useNonceChoice,
} from '../transfer-fields/NonceField.tsx'
import {
  RecipientField,
  useRecipientChoice,
} from '../transfer-fields/RecipientField.tsx'
import { useSendTexts } from '../transfer-fields/texts.ts'
import { buildNftTransfer } from './buildTransfer.ts'
import { type Nft, readNfts, writeNfts } from './nftList.ts'

/** How many of a token the safe has. Only tokens of ERC-1155 can be more than one. */
interface Holding {
  held: bigint
  isMulti: boolean
}

/** How many of each token the safe has by its contract, read from the owner's RPC. */
function useHoldings(nfts: readonly Nft[]) {
  const { chainId, address: safe } = useOpenSafe()
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'nft-holdings', rpc?.url, safe, writeNfts(nfts)],
    queryFn:
      rpc === undefined
        ? skipToken
        : ({ signal }) =>
            Promise.all(
              nfts.map(async ({ token, id }): Promise<Holding> => {
                const read = async (
                  name: 'ownerOf(uint256)' | 'balanceOf(address,uint256)',
                  args: readonly (Address | bigint)[],
                ) =>
                  readUint(await callView(rpc, token, name, { args, signal }))
                try {
                  const owner = toAddress(await read('ownerOf(uint256)', [id]))
                  return { held: owner === safe ? 1n : 0n, isMulti: false }
                } catch {
                  // A contract of ERC-1155 has no owners, but balances.
                  const args = [safe, id]
                  const held = await read('balanceOf(address,uint256)', args)
                  return { held, isMulti: true }
                }
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
  const holdings = useHoldings(nfts)
  const recipient = useRecipientChoice(values['recipient'] ?? '', (text) =>
    set({ recipient: text }),
  )
  const nonce = useNonceChoice(values['nonce'], (text) => set({ nonce: text }))
  const [submitted, setSubmitted] = useState(false)
  const foreign = nfts.filter((_, at) => !holdings.data?.[at]?.held)
  const isHeld = holdings.data !== undefined && foreign.length === 0
  const amountAt = (at: number) => values[`amount.${at}`] ?? '1'
  const isAmount = (at: number) => {
    const text = amountAt(at).trim()
    const { held = 0n, isMulti } = holdings.data?.[at] ?? {}
    return !isMulti || (/^[1-9]\d{0,77}$/.test(text) && BigInt(text) <= held)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isHeld || recipient.address === null || nonce.nonce === undefined)
      return
    if (!nfts.every((_, at) => isAmount(at))) return
    review({
      to: recipient.address,
      at: String(nonce.nonce),
      amounts: nfts
        .map((_, at) =>
          holdings.data?.[at]?.isMulti ? amountAt(at).trim() : '',
        )
        .join(),
    })
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
          {nfts.map((nft, at) => {
            const { held = 0n, isMulti } = holdings.data?.[at] ?? {}
            return (
              <Stack gap={4} key={writeNfts([nft])}>
                <NftFacts {...nft} />
                {isMulti && held > 0n && (
                  <TextField
                    label={t('quantity')}
                    hint={t('held', { count: String(held) })}
                    inputMode="numeric"
                    value={amountAt(at)}
                    onValueChange={(text) => set({ [`amount.${at}`]: text })}
                    error={isAmount(at) ? undefined : t('badQuantity')}
                  />
                )}
              </Stack>
            )
          })}
          {holdings.data !== undefined && !isHeld && (
            <Notice tone="danger" title={t('notOwned')}>
              {t('notOwnedText')}{' '}
              {nfts.length > 1 &&
                t('notOwnedIds', {
                  ids: foreign.map(({ id }) => `${id}`).join(', '),
                })}
            </Notice>
          )}
          {holdings.error && (
            <Notice tone="warning" title={t('unreadOwner')}>
              {t('unreadOwnerText')}
            </Notice>
          )}
          <RecipientField choice={recipient} submitted={submitted} />
          <NoteField draft={draft} />
          <AdvancedFields choice={nonce} draft={draft} />
        </Stack>
      </Card>
      <div className="app-actions">
        <ReviewButtons
          draft={draft}
          isPending={nonce.isPending}
          disabledReason={
            isHeld
              ? undefined
              : holdings.isPending
                ? t('readingOwner')
                : t('onlyOwned')
          }
        />
      </div>
    </form>
  )
}

/** Sends tokens of ERC-721 and ERC-1155, several in one batch: a form, then the review. */
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
      calls={({ to = '', at, amounts = '' }) => {
        const recipient = readAddress(to)
        if (recipient === undefined || at === undefined) return undefined
        const given = amounts.split(',')
        return {
          calls: nfts.map((nft, place) => {
            const amount = given[place] ? BigInt(given[place]) : undefined
            return buildNftTransfer({ ...nft, safe, recipient, amount })
          }),
          nonce: BigInt(at),
        }
      }}
    />
  )
}
