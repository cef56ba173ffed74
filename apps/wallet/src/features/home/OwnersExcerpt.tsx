import { useConnection } from '@strongroom/react-hooks'
import { Address } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useSafeState } from '../settings/useSafeState.ts'

/** The first owners by name, and what else can move the safe's assets. */
export function OwnersExcerpt({ limit }: { limit: number }) {
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const { data: state } = useSafeState(safe)
  const owners = state?.owners ?? safe.owners
  const rest = owners.length - limit
  const isYou = (owner: string) =>
    owner.toLowerCase() === account?.toLowerCase()
  const facts = state && [
    `Safe ${state.version}, read from the chain.`,
    state.modules.length === 0 && !state.guard
      ? 'No modules, no guard.'
      : [
          state.modules.length > 0 &&
            `${state.modules.length} ${state.modules.length === 1 ? 'module' : 'modules'} enabled.`,
          state.guard && 'A guard is set.',
        ]
          .filter(Boolean)
          .join(' '),
  ]
  return (
    <>
      <ul className="app-home-owners">
        {[...owners]
          .sort((a, b) => Number(isYou(b)) - Number(isYou(a)))
          .slice(0, rest === 1 ? limit + 1 : limit)
          .map((owner) => (
            <li key={owner}>
              <Address
                address={owner}
                name={nameOf(names, owner)}
                shortName={safe.chain.shortName}
              />
              {isYou(owner) && <span className="app-quiet">You</span>}
            </li>
          ))}
      </ul>
      <p className="app-home-foot">
        {rest > 1 && `and ${rest} more. `}
        {facts?.join(' ') ??
          (safe.source === 'gateway' ? 'According to the gateway.' : undefined)}
      </p>
    </>
  )
}
