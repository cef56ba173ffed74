import { getSafeInfo } from '@strongroom/gateway-sdk'
import { useWalletPort } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { SigningError, type WalletPort } from '@strongroom/react-hooks/sign'
import {
  Address,
  Button,
  Card,
  ChainBadge,
  DescriptionList,
  formatAmount,
  Notice,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { rememberSafe } from '../accounts/editSafes.ts'
import { setName } from '../address-book/setName.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { waitUntilMined } from '../funding/sendFromAccount.ts'
import { adviseThreshold } from './adviseThreshold.ts'
import { createSafe } from './createSafe.ts'
import type { PlanProblem, SafePlan } from './planSafe.ts'
import { keepDraft, type SafeDraft } from './SafeDraft.ts'
import { usePlan } from './usePlan.ts'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

type CreationStep = 'idle' | 'wallet' | 'mining' | 'indexing'

/** Creates a planned safe and opens it once it is there. */
function useCreateSafe(draft: SafeDraft) {
  const { gateway, stores, queryClient } = useServices()
  const navigate = useNavigate()
  const [step, setStep] = useState<CreationStep>('idle')
  const [txHash, setTxHash] = useState<Hex>()
  const [problem, setProblem] = useState<SigningError>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function create(plan: SafePlan, rpc: Rpc, wallet: WalletPort) {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { chainId, shortName } = draft.chain
    setProblem(undefined)
    try {
      setStep('wallet')
      const hash = await createSafe(plan, {
        wallet,
        rpc,
        chainId: Number(chainId),
      })
      setTxHash(hash)
      setStep('mining')
      const succeeded = await waitUntilMined(rpc, hash, { signal })
      if (!succeeded)
        throw new SigningError('wouldFail', {
          detail: 'The network undid the creation.',
        })
      remember(plan)
      setStep('indexing')
      await waitUntilIndexed(
        async (inner) => {
          await getSafeInfo(gateway, {
            chainId,
            safeAddress: plan.address,
            signal: inner,
            retry: 0,
          })
          return true
        },
        { signal },
      )
      await queryClient.invalidateQueries({ queryKey: ['strongroom'] })
      void navigate({
        to: '/home',
        search: { safe: `${shortName}:${plan.address}` },
      })
    } catch (error) {
      if (signal.aborted) return
      setStep('idle')
      setProblem(
        error instanceof SigningError
          ? error
          : new SigningError('walletFailed', { detail: String(error) }),
      )
    } finally {
      running.current = null
    }
  }

  function remember(plan: SafePlan) {
    const { chainId } = draft.chain
    const { address } = plan
    rememberSafe(stores, { chainId, address })
    keepDraft(undefined)
    setName(stores.names, chainId, address, cleanName(draft.name))
    for (const owner of draft.owners) {
      const name = cleanName(owner.name)
      if (owner.address && name)
        setName(stores.names, chainId, owner.address, name)
    }
  }

  return { step, txHash, problem, create }
}

const planProblems: Record<PlanProblem, string> = {
  wrongChain: 'Your RPC serves another network than the chosen one.',
  occupied:
    'A contract already stands at this address, so a new safe cannot be created there.',
  contractMissing:
    'This network does not have the Safe contracts that a new safe needs.',
  contractDiffers:
    'A Safe contract on this network is not the audited one. Nothing can be created with it.',
  addressDiffers:
    'The factory on this network would create the safe somewhere else than computed here.',
}

const creationTexts: Record<Exclude<CreationStep, 'idle'>, string> = {
  wallet: 'Confirm the creation in your wallet',
  mining: 'Waiting for the network to create the safe',
  indexing: 'The safe is created. Waiting for the gateway to list it',
}

/** What the creation costs at the present price, in wei. */
function useCreationFee(
  plan: SafePlan | undefined,
  rpc: Rpc | undefined,
  from: string | undefined,
) {
  return useQuery({
    queryKey: ['wallet', 'creation-fee', rpc?.url, from, plan?.address],
    queryFn:
      plan === undefined || rpc === undefined
        ? skipToken
        : async ({ signal }) => {
            const call = { to: plan.factory, data: plan.data }
            const [gas, price] = await Promise.all([
              rpc.request({
                method: 'eth_estimateGas',
                params: [from === undefined ? call : { ...call, from }],
                signal,
              }),
              rpc.request({ method: 'eth_gasPrice', signal }),
            ])
            return BigInt(String(gas)) * BigInt(String(price))
          },
    refetchInterval: 15_000,
    retry: 1,
  })
}

/** The safe as it will be, with its address, before the wallet opens. */
export function NewSafeReview({
  draft,
  onBack,
  onOtherAddress,
}: {
  draft: SafeDraft
  onBack: () => void
  /** Wants the same safe at another address. */
  onOtherAddress: () => void
}) {
  const { chain } = draft
  const rpc = useRpc(chain.chainId)
  const wallet = useWalletPort()
  const { plan, check } = usePlan(draft, rpc)
  const creation = useCreateSafe(draft)
  const [connecting, setConnecting] = useState(false)
  const names = new Map(
    draft.owners.map(({ address, name }) => [address, name]),
  )
  const balance = useQuery({
    queryKey: ['wallet', 'account-balance', rpc?.url, wallet?.account],
    enabled: rpc !== undefined && wallet !== undefined,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getBalance',
          params: [wallet?.account, 'latest'],
          signal,
        }),
      ),
  })
  const fee = useCreationFee(
    check.data === null ? plan.data : undefined,
    rpc,
    wallet?.account,
  )
  const { symbol, decimals } = chain.nativeCurrency
  const reason = plan.error
    ? plan.error.message
    : rpc === undefined
      ? 'No RPC endpoint is set for this network, so nothing can be checked. Choose one in the settings.'
      : plan.data === undefined || check.isPending
        ? 'The address is still being checked.'
        : check.error
          ? 'The network’s RPC did not answer, so the address could not be checked.'
          : check.data !== null
            ? planProblems[check.data ?? 'addressDiffers']
            : balance.data !== undefined &&
                BigInt(balance.data) < (fee.data ?? 1n)
              ? 'The connected account has too little to pay the network fee.'
              : undefined

  return (
    <Stack gap={6}>
      <Card title="Address of the new safe">
        <Stack>
          {plan.data === undefined ? (
            <Skeleton />
          ) : (
            <Address
              address={plan.data.address}
              name={draft.name || undefined}
              shortName={chain.shortName}
              variant="full"
            />
          )}
          <p className="app-advice">
            Computed here from the owners and the threshold below, and compared
            with what the factory on your RPC would create.
          </p>
          {check.data === null && (
            <Notice tone="success" title="The address is free and verified" />
          )}
          {check.data === 'occupied' && (
            <Stack direction="row" gap={2}>
              <ButtonLink
                to="/open-safe"
                search={{ ref: `${chain.shortName}:${plan.data?.address}` }}
              >
                Open the safe at this address
              </ButtonLink>
              <Button onClick={onOtherAddress}>Use another address</Button>
            </Stack>
          )}
        </Stack>
      </Card>
      <Card title="What will be created">
        <DescriptionList
          items={[
            { term: 'Network', value: <ChainBadge name={chain.chainName} /> },
            {
              term: 'Confirmations',
              value: `${draft.threshold} of ${draft.owners.length}`,
              hint: adviseThreshold(draft.threshold, draft.owners.length),
            },
            {
              term: 'Owners',
              value: (
                <Owners
                  owners={draft.owners.flatMap(({ address }) =>
                    address ? [{ address, name: names.get(address) }] : [],
                  )}
                  account={wallet?.account}
                  shortName={chain.shortName}
                />
              ),
            },
            {
              term: 'Version',
              value: plan.data ? `Safe ${plan.data.version}` : '…',
            },
            {
              term: 'Network fee',
              value:
                fee.data === undefined
                  ? fee.error
                    ? 'Your RPC gave no estimate'
                    : '…'
                  : `About ${formatAmount(fee.data, decimals, { maxDecimals: 6 })} ${symbol}`,
              hint: 'Paid by the connected account, whether or not the creation succeeds.',
            },
          ]}
        />
      </Card>
      {creation.problem && (
        <Notice tone="danger" title={creation.problem.message}>
          {creation.problem.detail}
        </Notice>
      )}
      {creation.step !== 'idle' && (
        <Notice tone="info" title={creationTexts[creation.step]}>
          {creation.txHash && (
            <code className="app-wrap">{creation.txHash}</code>
          )}
        </Notice>
      )}
      <div className="app-actions">
        <Button onClick={onBack} disabled={creation.step !== 'idle'}>
          Back
        </Button>
        {wallet === undefined ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => setConnecting(true)}
          >
            Connect wallet to create
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            busy={creation.step !== 'idle'}
            disabledReason={reason}
            onClick={() => {
              if (plan.data && rpc) void creation.create(plan.data, rpc, wallet)
            }}
          >
            Create safe
          </Button>
        )}
      </div>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </Stack>
  )
}
