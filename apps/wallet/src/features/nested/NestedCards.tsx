import {
  useNestedApprovals,
  useOwnedSafes,
} from '@strongroom/react-hooks/review'
import {
  Address,
  Card,
  ErrorState,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useNestedTexts } from '../parents/texts.ts'
import { SafeList } from './SafeList.tsx'

/** Safes that the open one owns, each checked on the chain. */
export function OwnedCard() {
  const t = useNestedTexts()
  const { chainId, address, chain } = useOpenSafe()
  const names = useNames(chainId)
  const owned = useOwnedSafes({ chainId, safeAddress: address })
  const proven = owned.data?.filter(({ status }) => status === 'owned') ?? []
  const others = owned.data?.filter(({ status }) => status !== 'owned') ?? []
  return (
    <Card title={t('owned')} description={t('ownedText')}>
      {owned.error ? (
        <ErrorState
          error={owned.error}
          title={t('ownedFailed')}
          onRetry={() => void owned.refetch()}
        />
      ) : owned.data === undefined ? (
        <Skeleton lines={3} />
      ) : owned.data.length === 0 ? (
        <p>{t('noneOwned')}</p>
      ) : (
        <Stack gap={4}>
          {proven.length > 0 && (
            <SafeList safes={proven.map((one) => ({ ...one, owners: [] }))} />
          )}
          {others.map((one) => (
            <Notice
              key={one.address}
              tone={one.status === 'notOwned' ? 'danger' : 'warning'}
              title={t(one.status === 'notOwned' ? 'notOwned' : 'unread')}
            >
              <Address
                address={one.address}
                name={nameOf(names, one.address)}
                shortName={chain.shortName}
                variant="full"
              />
            </Notice>
          ))}
        </Stack>
      )}
    </Card>
  )
}

/** Owners of the open safe that are safes, and who owns them. */
export function ParentsCard() {
  const t = useNestedTexts()
  const { chainId, address } = useOpenSafe()
  const found = useNestedApprovals({ chainId, safeAddress: address })
  const parents = found?.owners.filter(({ kind }) => kind === 'safe')
  return (
    <Card title={t('parents')} description={t('parentsText')}>
      {parents === undefined ? (
        <Skeleton lines={3} />
      ) : parents.length === 0 ? (
        <p>{t('noParents')}</p>
      ) : (
        <SafeList safes={parents} />
      )}
    </Card>
  )
}
