import { useWalletPort } from '@strongroom/react-hooks'
import {
  Address,
  Button,
  Card,
  ChainBadge,
  DescriptionList,
  Notice,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRpc } from '../../rpc/useRpc.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { adviseThreshold } from './adviseThreshold.ts'
import { creationTexts, planProblems } from './creationTexts.ts'
import type { SafeDraft } from './SafeDraft.ts'
import { useCreateSafe } from './useCreateSafe.ts'
import { usePlan } from './usePlan.ts'

/** The safe as it will be, with its address, before the wallet opens. */
export function NewSafeReview({
  draft,
  onBack,
}: {
  draft: SafeDraft
  onBack: () => void
}) {
  const { chain } = draft
  const rpc = useRpc(chain.chainId)
  const wallet = useWalletPort()
  const { plan, check, another } = usePlan(draft, rpc)
  const creation = useCreateSafe(draft)
  const [connecting, setConnecting] = useState(false)
  const names = new Map(
    draft.owners.map(({ address, name }) => [address, name]),
  )
  const balance = useQuery({
    queryKey: ['wallet', 'account-balance', rpc?.url, wallet?.account],
    enabled: rpc !== undefined && wallet !== undefined,
    queryFn: ({ signal }) =>
      rpc?.request({
        method: 'eth_getBalance',
        params: [wallet?.account, 'latest'],
        signal,
      }),
  })
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
            : balance.data === '0x0'
              ? 'The connected account has no coins to pay the network fee.'
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
            <Button onClick={another}>Use another address</Button>
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
