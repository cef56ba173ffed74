import { useConnection } from '@strongroom/react-hooks'
import type {
  ComparedLimits,
  SpendingLimit,
} from '@strongroom/react-hooks/review'
import {
  Address,
  Badge,
  Button,
  Card,
  cleanText,
  EmptyState,
  LimitMeter,
  Notice,
  Stack,
  shortenAddress,
} from '@strongroom/ui-kit'
import type { Address as Hex20 } from 'viem'
import type { BatchCall } from '../../chain/buildBatch.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { type FormDraft, ReviewedForm } from '../review/ReviewedForm.tsx'
import { useQueueNonces } from '../review/useQueueNonces.ts'
import { KnownLimits } from './KnownLimits.tsx'
import { LastPaymentNotice } from './LastPaymentNotice.tsx'
import { removeLimitCall, resetLimitCall } from './limitCalls.ts'
import { useLimitTexts } from './texts.ts'
import { useLimits } from './useLimits.ts'
import './limits.css'

const same = (one: string, other: string | null | undefined) =>
  one.toLowerCase() === other?.toLowerCase()

interface RowProps {
  limit: SpendingLimit
  time: number
  isOn: boolean
  token: { symbol: string; decimals: number } | undefined
  onChange: (action: 'reset' | 'remove') => void
}

function LimitRow({ limit, time, isOn, token, onChange }: RowProps) {
  const t = useLimitTexts()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const { delegate, token: contract } = limit
  const isYou = same(delegate, account)
  const isOwner = safe.owners.some((owner) => same(owner, delegate))
  const symbol = token
    ? cleanText(token.symbol, 16).text
    : shortenAddress(contract)
  const words = {
    name: nameOf(names, delegate) ?? shortenAddress(delegate),
    token: symbol,
  }
  const search = { safe: safe.ref, delegate, token: contract }
  return (
    <li className="app-limit">
      <div className="app-limit-who">
        <Address
          address={delegate}
          name={nameOf(names, delegate)}
          shortName={safe.chain.shortName}
        />
        {isYou && <Badge tone="accent">{t('you')}</Badge>}
        {isOwner && <Badge>{t('ownerBadge')}</Badge>}
      </div>
      <LimitMeter
        limit={limit}
        time={time}
        token={token ?? { symbol, decimals: undefined }}
      />
      {!token && <p className="app-muted">{t('unprovenToken')}</p>}
      <div className="app-actions">
        {isYou && isOn && token && (
          <ButtonLink
            to="/settings/spending-limits/spend"
            search={search}
            size="small"
            aria-label={t('spendOf', words)}
          >
            {t('spend')}
          </ButtonLink>
        )}
        <ButtonLink
          to="/settings/spending-limits/new"
          search={search}
          size="small"
          aria-label={t('changeOf', words)}
        >
          {t('change')}
        </ButtonLink>
        {limit.spent > 0n && (
          <Button
            size="small"
            onClick={() => onChange('reset')}
            aria-label={t('resetOf', words)}
          >
            {t('reset')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => onChange('remove')}
          aria-label={t('removeOf', words)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}

function LimitList({
  data,
  tokenOf,
  draft,
}: {
  data: ComparedLimits
  tokenOf: ReturnType<typeof useLimits>['tokenOf']
  draft: FormDraft
}) {
  const t = useLimitTexts()
  const safe = useOpenSafe()
  const { nonce } = useQueueNonces()
  const add = (
    <ButtonLink
      to="/settings/spending-limits/new"
      search={{ safe: safe.ref }}
      variant="primary"
    >
      {t('newLimit')}
    </ButtonLink>
  )
  if (data.limits.length === 0)
    return (
      <EmptyState title={t('empty')} actions={add}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  const review = ({ to, data: call }: BatchCall) =>
    draft.review({ to, data: call, at: String(nonce) })
  const isOn = (module: Hex20) =>
    data.modules.some((one) => one.address === module && one.isEnabled)
  return (
    <Stack gap={4}>
      {data.limits.some(({ module }) => !isOn(module)) && (
        <Notice tone="warning" title={t('off')}>
          {t('offText')}
        </Notice>
      )}
      <Card
        title={t('title')}
        description={t('readAt', { block: String(data.block) })}
        actions={add}
        flush
      >
        <ul className="app-limits">
          {data.limits.map((limit) => (
            <LimitRow
              key={`${limit.module} ${limit.delegate} ${limit.token}`}
              limit={limit}
              time={data.time}
              isOn={isOn(limit.module)}
              token={tokenOf(limit.token)}
              onChange={(action) =>
                review(
                  action === 'reset'
                    ? resetLimitCall(limit)
                    : removeLimitCall(data, limit),
                )
              }
            />
          ))}
        </ul>
      </Card>
      {!data.isComplete && <Notice>{t('incomplete')}</Notice>}
    </Stack>
  )
}

/** Who may spend how much without a confirmation, as the chain has it. */
export function SpendingLimitsPage() {
  const t = useLimitTexts()
  const { limits, tokenOf } = useLimits()
  const rpc = useRpc(useOpenSafe().chainId)
  return (
    <ReviewedForm
      form={(draft) => (
        <>
          <SettingsTop page="limits" description={t('description')} />
          <Stack gap={4}>
            <LastPaymentNotice />
            {rpc === undefined ? (
              <EmptyState title={t('noRpc')}>{t('noRpcText')}</EmptyState>
            ) : (
              <KnownLimits limits={limits}>
                {(data) => <LimitList {...{ data, tokenOf, draft }} />}
              </KnownLimits>
            )}
          </Stack>
        </>
      )}
      calls={({ to, data, at }) =>
        to && data && at
          ? { calls: [{ to, value: 0n, data }], nonce: BigInt(at) }
          : undefined
      }
    />
  )
}
