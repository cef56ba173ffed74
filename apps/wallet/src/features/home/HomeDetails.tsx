import { useConnection, useSafeMessages } from '@strongroom/react-hooks'
import { Address, AssetTable } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useMissingAssets } from '../balances/Assets.tsx'
import type { useAssets } from '../balances/useAssets.ts'
import { LinkedMessage } from '../messages/LinkedMessage.tsx'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { HomeCard } from './HomeCard.tsx'
import { useHomeDetailsTexts } from './homeDetailsTexts.ts'
import { RecentActivity } from './RecentActivity.tsx'

/** The first owners by name, and what else can move the safe's assets. */
function OwnersExcerpt({ limit }: { limit: number }) {
  const t = useHomeDetailsTexts()
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const { data: state } = useSafeState(safe)
  const owners = state?.owners ?? safe.owners
  const rest = owners.length - limit
  const isYou = (owner: string) =>
    owner.toLowerCase() === account?.toLowerCase()
  const modules = state?.modules.length ?? 0
  // Whole sentences, so they may follow each other in any language.
  const facts = state
    ? [
        t('fromChain', { version: state.version }),
        modules === 0 && !state.guard && t('plain'),
        modules > 0 && t('modules', { count: modules }),
        state.guard && t('guard'),
      ]
    : [safe.source === 'gateway' && t('byGateway')]
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
              {isYou(owner) && (
                <span className="app-quiet">{t('youFirst')}</span>
              )}
            </li>
          ))}
      </ul>
      <p className="app-home-foot">
        {[rest > 1 && t('more', { count: String(rest) }), ...facts]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}

/** The first messages that wait for signatures. */
export function MessagesExcerpt({ limit }: { limit: number }) {
  const safe = useOpenSafe()
  const { data } = useSafeMessages({
    chainId: safe.chainId,
    safeAddress: safe.address,
  })
  const open = (data?.pages ?? [])
    .flatMap(({ results }) => results)
    .flatMap((item) =>
      item.type === 'MESSAGE' && item.status !== 'CONFIRMED' ? [item] : [],
    )
  if (open.length === 0) return null
  return (
    <ul className="app-rows">
      {open.slice(0, limit).map((item) => (
        <li key={item.messageHash}>
          <LinkedMessage item={item} safe={safe} />
        </li>
      ))}
    </ul>
  )
}

/** What happened last, and who owns the safe. Loaded after the first rows. */
export function HomeDetails({ rows }: { rows: number }) {
  const t = useHomeDetailsTexts()
  const safe = useOpenSafe()
  // The card's foot says whose word the rule is.
  const { data: state } = useSafeState(safe)
  const { threshold, owners } = state ?? safe
  return (
    <div className="app-home-columns">
      <HomeCard
        title={t('activity')}
        link={
          <ButtonLink variant="ghost" size="small" to="/transactions/history">
            {t('viewHistory')}
          </ButtonLink>
        }
      >
        <RecentActivity limit={rows} />
      </HomeCard>
      <HomeCard
        title={t('owners')}
        count={t('mustConfirm', {
          threshold: String(threshold),
          count: String(owners.length),
        })}
        link={
          <ButtonLink variant="ghost" size="small" to="/settings">
            {t('manage')}
          </ButtonLink>
        }
      >
        <OwnersExcerpt limit={2} />
      </HomeCard>
    </div>
  )
}

/** The first assets that are not folded away, for a card beside others. */
export function AssetsExcerpt({
  assets,
  limit,
}: {
  assets: ReturnType<typeof useAssets>
  limit: number
}) {
  const { items, classify, isListed, imageOrigin, currency } = assets
  const shown = items.filter(
    (item) => item.balance !== '0' && classify(item) === 'shown',
  )
  const missing = useMissingAssets(assets)
  return (
    missing ?? (
      <AssetTable
        items={shown.slice(0, limit)}
        {...{ isListed, imageOrigin, currency }}
      />
    )
  )
}
