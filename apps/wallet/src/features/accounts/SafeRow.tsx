import type { SafeOverview } from '@strongroom/gateway-sdk'
import { useBalances } from '@strongroom/react-hooks'
import {
  Address,
  Badge,
  ChainBadge,
  FiatAmount,
  Icon,
  Menu,
  Skeleton,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCurrency } from '../../core/useCurrency.ts'
import type { ListedSafe } from './arrangeSafes.ts'
import { useAccountsTexts } from './texts.ts'

// Few lists have a safe that is not created yet.
const ReservedBadge = lazy(async () => {
  const { ReservedBadge: component } = await import('./ReservedBadge.tsx')
  return { default: component }
})

export interface SafeActions {
  onPin: (safe: ListedSafe) => void
  onRename: (safe: ListedSafe) => void
  onRemove: (safe: ListedSafe) => void
}

/** One safe in the list, with its waiting transactions and its actions. */
export function SafeRow({
  safe,
  isCounting,
  actions,
}: {
  safe: ListedSafe
  isCounting: boolean
  actions: SafeActions
}) {
  const t = useAccountsTexts()
  const { name, chain, ref, overview, trust, imitated } = safe
  const content = (
    <>
      <span className="app-row-main">
        <Address
          address={safe.address}
          name={name ?? t('unnamed')}
          shortName={chain?.shortName}
        />
        <span className="app-row-facts">
          <ChainBadge
            name={chain?.chainName ?? t('unknownChain', { id: safe.chainId })}
          />
          {safe.isPinned && <Badge icon="pin">{t('pinned')}</Badge>}
          {safe.creation ? (
            <Suspense fallback={<Badge>{t('notCreated')}</Badge>}>
              <ReservedBadge {...safe} creation={safe.creation} />
            </Suspense>
          ) : (
            trust === 'watched' && <Badge>{t('watched')}</Badge>
          )}
          {imitated && (
            <Badge tone="danger" icon="alert">
              {imitated.name
                ? t('looksLike', { name: imitated.name })
                : t('looksLikeAnother')}
            </Badge>
          )}
        </span>
      </span>
      <span className="app-row-end">
        {overview === undefined ? (
          isCounting && trust !== 'stranger' && !safe.creation && <Skeleton />
        ) : (
          <OverviewFacts overview={overview} />
        )}
      </span>
    </>
  )
  return (
    <li className="app-row-item">
      {ref === undefined ? (
        <div className="app-row">{content}</div>
      ) : trust === 'stranger' ? (
        <Link className="app-row" to="/open-safe" search={{ ref }}>
          {content}
        </Link>
      ) : (
        <Link className="app-row" to="/home" search={{ safe: ref }}>
          {content}
        </Link>
      )}
      {trust !== 'stranger' && <SafeMenu safe={safe} {...actions} />}
    </li>
  )
}

function SafeMenu({
  safe,
  onPin,
  onRename,
  onRemove,
}: SafeActions & { safe: ListedSafe }) {
  const t = useAccountsTexts()
  const { name, isPinned } = safe
  const label = t('actions', { name: name ?? safe.address })
  const items = [
    {
      id: 'pin',
      label: t(isPinned ? 'unpin' : 'pin'),
      icon: 'pin' as const,
      onSelect: () => onPin(safe),
    },
    {
      id: 'rename',
      label: t(name === undefined ? 'name' : 'rename'),
      icon: 'book' as const,
      onSelect: () => onRename(safe),
    },
    { kind: 'separator' as const, id: 'line' },
    {
      id: 'remove',
      label: t('remove'),
      icon: 'cross' as const,
      danger: true,
      onSelect: () => onRemove(safe),
    },
  ]
  return (
    <Menu
      className="app-row-menu"
      variant="ghost"
      label={label}
      aria-label={label}
      trigger={<Icon name="more" />}
      items={items}
    />
  )
}

interface OverviewProps {
  overview: SafeOverview
}

function OverviewFacts({ overview }: OverviewProps) {
  const t = useAccountsTexts()
  const { threshold, owners, queued, awaitingConfirmation, fiatTotal } =
    overview
  const mine = awaitingConfirmation ?? 0
  return (
    <>
      {mine > 0 && (
        <Badge tone="accent" icon="clock">
          {t('toConfirm', { count: String(mine) })}
        </Badge>
      )}
      {queued > 0 && <Badge>{t('queued', { count: String(queued) })}</Badge>}
      <span className="app-quiet">
        {t('threshold', {
          threshold: String(threshold),
          count: String(owners.length),
        })}
      </span>
      {Number(fiatTotal) > 0 ? (
        <SafeValue amount={fiatTotal} />
      ) : (
        <EmptyOrUnpriced overview={overview} />
      )}
    </>
  )
}

/** A total of zero is that of an empty safe, or of assets without a price. */
function EmptyOrUnpriced({ overview: { chainId, address } }: OverviewProps) {
  const t = useAccountsTexts()
  const { currency } = useCurrency()
  const safeAddress = address.value as `0x${string}`
  const { data } = useBalances({ chainId, safeAddress, currency })
  const isEmpty = data?.items.every(({ balance }) => balance === '0')
  return (
    <span className="safes-value app-quiet">
      {isEmpty ? t('empty') : t('noPrice')}
    </span>
  )
}

/** A value in the gateway's prices, or the words that there is none. */
export function SafeValue({ amount }: { amount: string | undefined }) {
  const t = useAccountsTexts()
  const { currency } = useCurrency()
  return Number(amount) > 0 ? (
    <FiatAmount className="safes-value" amount={amount} currency={currency} />
  ) : (
    <span className="safes-value app-quiet">{t('noPrice')}</span>
  )
}
