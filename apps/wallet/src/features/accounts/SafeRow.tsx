import type { SafeOverview } from '@strongroom/gateway-sdk'
import {
  Address,
  Badge,
  ChainBadge,
  FiatAmount,
  findLookAlike,
  IconButton,
  Skeleton,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { useCurrency } from '../../core/useCurrency.ts'
import { useServices } from '../../core/useServices.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { useAddressName } from '../address-book/useNames.ts'
import type { KnownSafe } from './listSafes.ts'

/** One safe in the list, with its waiting transactions. */
export function SafeRow({
  safe,
  chain,
  overview,
  isPending,
  others,
}: {
  safe: KnownSafe
  chain: ChainRecord | undefined
  overview: SafeOverview | undefined
  isPending: boolean
  /** Every listed safe, to spot imitations of one by another. */
  others: readonly KnownSafe[]
}) {
  const { stores } = useServices()
  const name = useAddressName(safe.chainId, safe.address)
  // A stranger can create a safe that names you as an owner; only a name given
  // here makes one trusted.
  const imitates =
    name === undefined &&
    findLookAlike(
      safe.address,
      others.filter((other) => other !== safe),
    )
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
          {!safe.owned && <Badge>Watched</Badge>}
          {imitates && (
            <Badge tone="danger" icon="alert">
              Looks like another of these safes
            </Badge>
          )}
        </span>
      </span>
      <span className="app-row-end">
        {overview === undefined ? (
          isPending && <Skeleton />
        ) : (
          <OverviewFacts overview={overview} />
        )}
      </span>
    </>
  )
  return (
    <li className="app-row-item">
      {chain === undefined ? (
        <div className="app-row">{content}</div>
      ) : (
        <Link
          className="app-row"
          to="/home"
          search={{ safe: `${chain.shortName}:${safe.address}` }}
        >
          {content}
        </Link>
      )}
      {!safe.owned && (
        <IconButton
          icon="cross"
          label={`Stop watching ${name ?? safe.address}`}
          onClick={() =>
            stores.safes.set((safes) =>
              safes.filter(
                (other) =>
                  other.chainId !== safe.chainId ||
                  other.address.toLowerCase() !== safe.address.toLowerCase(),
              ),
            )
          }
        />
      )}
    </li>
  )
}

function OverviewFacts({ overview }: { overview: SafeOverview }) {
  const { threshold, owners, queued, awaitingConfirmation, fiatTotal } =
    overview
  const { currency } = useCurrency()
  const mine = awaitingConfirmation ?? 0
  return (
    <>
      {mine > 0 && (
        <Badge tone="accent" icon="clock">
          {mine} to confirm
        </Badge>
      )}
      {queued > 0 && <Badge>{queued} queued</Badge>}
      {Number(fiatTotal) > 0 && (
        <FiatAmount amount={fiatTotal} currency={currency} />
      )}
      <span className="app-quiet">
        {threshold} of {owners.length}
      </span>
    </>
  )
}
