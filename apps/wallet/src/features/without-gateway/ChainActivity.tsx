import { chains } from '@strongroom/react-hooks/chain'
import type { ActivityItem } from '@strongroom/react-hooks/sign'
import {
  Address,
  EmptyState,
  ErrorState,
  ExternalLink,
  Skeleton,
  shortenAddress,
  TokenAmount,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Address as AddressText } from 'viem'
import { type OpenSafe, useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useTransactionUrl } from '../../core/useTransactionUrl.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { useStore } from '../../storage/useStore.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { bundlesOf } from '../bundles/bundleStore.ts'
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

/**
 * Page of a chain transaction in an explorer: the one that the gateway named before it
 * was lost, or the one of the package's table.
 */
function useExplorer(chainId: string) {
  const named = useTransactionUrl(chainId)
  const base = chains.find(({ id }) => String(id) === chainId)?.blockExplorers
  const fallback = base && ((hash: string) => `${base.default.url}/tx/${hash}`)
  return named ?? fallback
}

/** One execution or payment, in a sentence with its block. */
function ActivityRow({
  item,
  safe,
  facts,
  explorer,
  isKept,
}: {
  item: ActivityItem
  safe: OpenSafe
  facts: ReturnType<typeof useListedTokens>
  explorer: ReturnType<typeof useExplorer>
  /** This browser has a bundle of the executed transaction. */
  isKept: boolean
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
  const text = isPayment
    ? t.rich(kind, { amount: () => what(amount), party: who(party) })
    : kind === 'executed' && paid
      ? t.rich('executedSent', {
          amount: () => what({ value: paid.value }),
          party: who(paid.to),
        })
      : t(titles[kind])
  const page = explorer?.(txHash)
  return (
    <div className="app-row">
      <div className="app-row-main">
        {isKept && safeTxHash ? (
          <Link to="/transactions/bundle" search={{ id: safeTxHash }}>
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
        <span className="app-quiet">
          {t('block', { block: String(block) })}{' '}
          <code title={safeTxHash ?? txHash}>
            {(safeTxHash ?? txHash).slice(0, 10)}…
          </code>{' '}
          {page && <ExternalLink href={page}>{t('explorer')}</ExternalLink>}
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
  const explorer = useExplorer(safe.chainId)
  const kept = bundlesOf(useStore(openBundles(useServices().stores)), safe)
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
              <ActivityRow
                {...{ item, safe, facts, explorer }}
                isKept={kept.some(({ hash }) => hash === item.safeTxHash)}
              />
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
