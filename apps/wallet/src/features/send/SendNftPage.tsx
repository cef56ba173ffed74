import { useCollectibles } from '@strongroom/react-hooks'
import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  Address as AddressView,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  NftGrid,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { type Address, isAddress } from 'viem'
import { readUint, toAddress } from '../../chain/abiWords.ts'
import { callView } from '../../chain/callView.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { buildNftTransfer } from './buildTransfer.ts'
import { NonceField, useNonceChoice } from './NonceField.tsx'
import { RecipientField, useRecipientChoice } from './RecipientField.tsx'
import { useSendTexts } from './texts.ts'

interface Nft {
  token: Address
  id: bigint
}

/** The token's owner by its contract, read from the owner's RPC. */
function useNftOwner({ token, id }: Nft) {
  const { chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'nft-owner', rpc?.url, token, String(id)],
    queryFn:
      rpc === undefined
        ? skipToken
        : async ({ signal }) =>
            toAddress(
              readUint(
                await callView(rpc, token, 'ownerOf(uint256)', {
                  args: [id],
                  signal,
                }),
              ),
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

interface NftValues {
  recipient: Address
  nonce: bigint
  /** Typed texts, to return to. */
  texts: { recipient: string; nonce: string | undefined }
}

function SendNftForm({
  nft,
  initial,
  onReview,
}: {
  nft: Nft
  initial: NftValues | undefined
  onReview: (values: NftValues) => void
}) {
  const t = useSendTexts()
  const safe = useOpenSafe()
  const owner = useNftOwner(nft)
  const recipient = useRecipientChoice(initial?.texts.recipient ?? '')
  const nonce = useNonceChoice(initial?.texts.nonce)
  const [submitted, setSubmitted] = useState(false)
  const isHeld = owner.data?.toLowerCase() === safe.address.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isHeld || recipient.address === null || nonce.nonce === undefined)
      return
    onReview({
      recipient: recipient.address,
      nonce: nonce.nonce,
      texts: { recipient: recipient.text, nonce: nonce.text },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageTop title={t('nftTitle')} description={t('description')} />
      <Card>
        <Stack gap={5}>
          <NftFacts {...nft} />
          {owner.data !== undefined && !isHeld && (
            <Notice tone="danger" title={t('notOwned')}>
              {t('notOwnedText')}
            </Notice>
          )}
          {owner.error && (
            <Notice tone="warning" title={t('unreadOwner')}>
              {t('unreadOwnerText')}
            </Notice>
          )}
          <RecipientField choice={recipient} submitted={submitted} />
          <NonceField choice={nonce} />
        </Stack>
      </Card>
      <div className="app-actions">
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabledReason={
            isHeld
              ? undefined
              : owner.isPending
                ? t('readingOwner')
                : t('onlyOwned')
          }
        >
          {t('review')}
        </Button>
      </div>
    </form>
  )
}

// The review is loaded once the form is filled in.
const DraftReview = lazy(async () => {
  const { DraftReview: component } = await import('../review/DraftReview.tsx')
  return { default: component }
})

/** Sends one ERC-721 token: a form, then the review. */
export function SendNftPage() {
  const t = useSendTexts()
  const { token, id } = useSearch({ from: '/safe/send/nft' })
  const { address: safe } = useOpenSafe()
  const [values, setValues] = useState<NftValues>()
  const [draft, setDraft] = useState<Readonly<SafeTransaction>>()
  if (!token || !isAddress(token) || id === undefined)
    return (
      <>
        <PageTop title={t('nftTitle')} />
        <EmptyState title={t('noToken')} icon="warning">
          <ButtonLink to="/balances">{t('viewAssets')}</ButtonLink>
        </EmptyState>
      </>
    )
  if (draft !== undefined)
    return (
      <Suspense fallback={<PagePending />}>
        <DraftReview transaction={draft} onBack={() => setDraft(undefined)} />
      </Suspense>
    )
  const nft = { token, id: BigInt(id) }
  return (
    <SendNftForm
      nft={nft}
      initial={values}
      onReview={(next) => {
        const { recipient, nonce } = next
        setValues(next)
        setDraft(
          createSafeTransaction({
            ...buildNftTransfer({ ...nft, safe, recipient }),
            nonce,
          }),
        )
      }}
    />
  )
}
