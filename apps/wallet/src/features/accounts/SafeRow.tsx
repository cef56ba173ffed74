import type { SafeOverview } from '@strongroom/gateway-sdk'
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
import { useCurrency } from '../../core/useCurrency.ts'
import type { ListedSafe } from './arrangeSafes.ts'

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
  const { name, chain, ref, overview, trust, imitated } = safe
  const content = (
    <>
      <span className="app-row-main">
        <Address
          address={safe.address}
          name={name ?? 'Unnamed safe'}
          shortName={chain?.shortName}
        />
        <span className="app-row-facts">
          <ChainBadge name={chain?.chainName ?? `Chain ${safe.chainId}`} />
          {safe.isPinned && <Badge icon="pin">Pinned</Badge>}
          {trust === 'watched' && <Badge>Watched</Badge>}
          {imitated && (
            <Badge tone="danger" icon="alert">
              Looks like {imitated.name ?? 'another of your safes'}
            </Badge>
          )}
        </span>
      </span>
      <span className="app-row-end">
        {overview === undefined ? (
          isCounting && trust !== 'stranger' && <Skeleton />
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
  const { name, isPinned } = safe
  const subject = name ?? safe.address
  const items = [
    {
      id: 'pin',
      label: isPinned ? 'Unpin' : 'Pin to the top',
      icon: 'pin' as const,
      onSelect: () => onPin(safe),
    },
    {
      id: 'rename',
      label: name === undefined ? 'Name' : 'Rename',
      icon: 'book' as const,
      onSelect: () => onRename(safe),
    },
    { kind: 'separator' as const, id: 'line' },
    {
      id: 'remove',
      label: 'Remove from the list',
      icon: 'cross' as const,
      danger: true,
      onSelect: () => onRemove(safe),
    },
  ]
  return (
    <Menu
      className="app-row-menu"
      variant="ghost"
      label={`Actions for ${subject}`}
      aria-label={`Actions for ${subject}`}
      trigger={<Icon name="more" />}
      items={items}
    />
  )
}

function OverviewFacts({ overview }: { overview: SafeOverview }) {
  const { threshold, owners, queued, awaitingConfirmation, fiatTotal } =
    overview
  const mine = awaitingConfirmation ?? 0
  return (
    <>
      {mine > 0 && (
        <Badge tone="accent" icon="clock">
          {mine} to confirm
        </Badge>
      )}
      {queued > 0 && <Badge>{queued} queued</Badge>}
      <span className="app-quiet">
        {threshold} of {owners.length}
      </span>
      <SafeValue amount={fiatTotal} />
    </>
  )
}

/** A value in the gateway's prices, or the words that there is none. */
export function SafeValue({ amount }: { amount: string | undefined }) {
  const { currency } = useCurrency()
  return Number(amount) > 0 ? (
    <FiatAmount className="safes-value" amount={amount} currency={currency} />
  ) : (
    <span className="safes-value app-quiet">No price</span>
  )
}
