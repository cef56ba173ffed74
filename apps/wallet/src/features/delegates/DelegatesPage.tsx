import type { Delegate } from '@strongroom/gateway-sdk'
import { useConnection, useSafeDelegates } from '@strongroom/react-hooks'
import {
  Address,
  Button,
  Card,
  ErrorState,
  ForeignText,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { Address as AddressText } from 'viem'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { DelegateForm } from './DelegateForm.tsx'
import { useDelegatesTexts } from './texts.ts'

// Opens with the button.
const DelegateDialog = lazy(async () => {
  const { DelegateDialog: component } = await import('./DelegateDialog.tsx')
  return { default: component }
})

const isSame = (a: string, b: string | null) =>
  a.toLowerCase() === b?.toLowerCase()

/** One delegate, with the owner who added them. */
function DelegateRow({
  entry,
  onRemove,
}: {
  entry: Delegate
  onRemove: () => void
}) {
  const t = useDelegatesTexts()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const { delegate, delegator, label } = entry
  const { shortName } = safe.chain
  const canRemove = isSame(delegate, account) || isSame(delegator, account)
  return (
    <li className="app-row">
      <div className="app-row-main">
        <Address
          address={delegate}
          name={nameOf(names, delegate)}
          shortName={shortName}
          variant="full"
          copy
        />
        <p className="app-advice">
          {label !== '' && (
            <>
              <ForeignText value={label} max={50} />
              {' · '}
            </>
          )}
          {t.rich('addedBy', {
            owner: () => (
              <Address address={delegator} name={nameOf(names, delegator)} />
            ),
          })}
        </p>
      </div>
      <div className="app-row-end">
        {canRemove ? (
          <Button
            size="small"
            aria-label={t('removeNamed', {
              name: nameOf(names, delegate) ?? delegate,
            })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        ) : (
          <span className="app-advice">{t('whoRemoves')}</span>
        )}
      </div>
    </li>
  )
}

/** Delegates of one reach. */
function DelegateList({
  title,
  empty,
  entries,
  onRemove,
}: {
  title: string
  empty: string
  entries: readonly Delegate[]
  onRemove: (entry: Delegate) => void
}) {
  const t = useDelegatesTexts()
  return (
    <Card title={title} description={t('claimed')}>
      {entries.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="app-rows">
          {entries.map((entry) => (
            <DelegateRow
              key={`${entry.delegate} ${entry.delegator}`.toLowerCase()}
              entry={entry}
              onRemove={() => onRemove(entry)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Delegates of the safe whose owners the chain has given. */
function Delegates({ owners }: { owners: readonly AddressText[] }) {
  const t = useDelegatesTexts()
  const { chainId, address: safeAddress } = useOpenSafe()
  const [removed, setRemoved] = useState<Delegate>()
  const list = useSafeDelegates({ chainId, safeAddress, owners })
  if (list.data === undefined)
    return (
      <Card title={t('listOfSafe')}>
        {list.error ? (
          <ErrorState
            error={list.error}
            title={t('noGateway')}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </Card>
    )
  const { delegates, isCut } = list.data
  const isOfSafe = ({ safe }: Delegate) => safe != null
  return (
    <>
      {isCut && <Notice tone="warning" title={t('cut')} />}
      <DelegateList
        title={t('listOfSafe')}
        empty={t('noneOfSafe')}
        entries={delegates.filter(isOfSafe)}
        onRemove={setRemoved}
      />
      <DelegateList
        title={t('listOfAll')}
        empty={t('noneOfAll')}
        entries={delegates.filter((one) => !isOfSafe(one))}
        onRemove={setRemoved}
      />
      <DelegateForm owners={owners} delegates={delegates} />
      {removed && (
        <Suspense>
          <DelegateDialog
            request={{
              action: 'remove',
              ...{ chainId, safeAddress },
              delegate: removed.delegate,
              delegator: removed.delegator,
              isEverySafe: !isOfSafe(removed),
            }}
            onClose={() => setRemoved(undefined)}
            onDone={() => setRemoved(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Accounts that may propose transactions in the owners' names. */
export function DelegatesPage() {
  const t = useDelegatesTexts()
  const state = useSafeState(useOpenSafe())
  return (
    <>
      <SettingsTop
        page="owners"
        title={t('title')}
        description={t('description')}
      />
      <Stack gap={5}>
        {state.data ? (
          <Delegates owners={state.data.owners} />
        ) : (
          <Card title={t('listOfSafe')}>
            {state.error ? (
              <ErrorState
                error={state.error}
                title={t('noOwners')}
                onRetry={() => void state.refetch()}
              />
            ) : (
              <Skeleton lines={6} />
            )}
          </Card>
        )}
      </Stack>
    </>
  )
}
