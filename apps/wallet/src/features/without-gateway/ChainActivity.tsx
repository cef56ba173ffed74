import type { ActivityItem } from '@strongroom/react-hooks/sign'
import {
  Address,
  EmptyState,
  ErrorState,
  Skeleton,
  shortenAddress,
  TokenAmount,
} from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import type { Address as AddressText } from 'viem'
import { type OpenSafe, useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { ChainSource } from './ChainSource.tsx'
import { useWithoutGatewayTexts } from './texts.ts'
import {
  useActivity,
  useListedTokens,
  useTokensInSight,
} from './useChainFacts.ts'

const titles = {
  executed: 'executed',
  failed: 'failed',
  module: 'module',
  moduleFailed: 'moduleFailed',
} as const

/** One execution or payment, in a sentence with its block. */
function ActivityRow({
  item,
  safe,
  facts,
}: {
  item: ActivityItem
  safe: OpenSafe
  facts: ReturnType<typeof useListedTokens>
}) {
  const t = useWithoutGatewayTexts()
  const names = useNames(safe.chainId)
  const { nativeCurrency, shortName } = safe.chain
  const { kind, amount, party, call, block, safeTxHash, txHash } = item
  const who = (address: AddressText | undefined) => () =>
    address ? (
      <bdi>{nameOf(names, address) ?? shortenAddress(address)}</bdi>
    ) : null
  const what = (moved: ActivityItem['amount']): ReactNode => {
    if (!moved) return null
    const { token, value, tokenId } = moved
    if (token === undefined)
      return (
        <TokenAmount
          value={value ?? 0n}
          decimals={nativeCurrency.decimals}
          symbol={nativeCurrency.symbol}
        />
      )
    const contract = () => <bdi>{shortenAddress(token)}</bdi>
    if (value === undefined)
      return t.rich('nft', { id: String(tokenId), token: contract })
    const fact = facts?.[token.toLowerCase()]
    return fact?.agreement === 'agreed' ? (
      <TokenAmount
        value={value}
        decimals={fact.decimals}
        symbol={fact.symbol}
      />
    ) : (
      t.rich('ofToken', { amount: String(value), token: contract })
    )
  }
  const isPayment = kind === 'sent' || kind === 'received'
  const paid = call?.data === '0x' && call.value > 0n ? call : undefined
  return (
    <div className="app-row">
      <div className="app-row-main">
        <span>
          {isPayment
            ? t.rich(kind, { amount: () => what(amount), party: who(party) })
            : kind === 'executed' && paid
              ? t.rich('executedSent', {
                  amount: () => what({ value: paid.value }),
                  party: who(paid.to),
                })
              : t(titles[kind])}
        </span>
        <span className="app-quiet">
          {t('block', { block: String(block) })}{' '}
          <code title={safeTxHash ?? txHash}>
            {(safeTxHash ?? txHash).slice(0, 10)}…
          </code>
        </span>
      </div>
      {!isPayment && party && (
        <span className="app-quiet">
          {t.rich('byModule', {
            party: () => <Address address={party} shortName={shortName} />,
          })}
        </span>
      )}
    </div>
  )
}

/** The last executions and payments of the open safe, read from the chain's logs. */
export function ChainActivity({ limit }: { limit?: number | undefined }) {
  const t = useWithoutGatewayTexts()
  const safe = useOpenSafe()
  const activity = useActivity()
  const facts = useListedTokens(useTokensInSight())
  const { data, error, isFetching } = activity
  if (data === undefined)
    return error ? (
      <ErrorState
        error={error}
        title={t('activityFailed')}
        onRetry={() => void activity.refetch()}
        busy={isFetching}
      />
    ) : (
      <Skeleton shape="row" lines={3} label={t('reading')} />
    )
  const { items, block, from, end } = data
  const count = block.number - from + 1
  const searched =
    end === 'start'
      ? t('searchedAll')
      : t(end === 'limit' ? 'searched' : 'refused', { count })
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={t('noActivity')} icon="clock">
          <p>{t('noActivityText', { count: String(count) })}</p>
        </EmptyState>
      ) : (
        <ul className="app-rows">
          {items.slice(0, limit).map((item) => (
            <li key={`${item.txHash} ${item.logIndex}`}>
              <ActivityRow item={item} safe={safe} facts={facts} />
            </li>
          ))}
        </ul>
      )}
      <p className="app-advice">
        <ChainSource block={block.number} readAt={activity.dataUpdatedAt} />{' '}
        {searched}
      </p>
    </>
  )
}
