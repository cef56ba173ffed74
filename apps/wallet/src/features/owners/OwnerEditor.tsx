import './owners.css'
import type { OwnerPolicy } from '@strongroom/safe-protocol/risks'
import {
  Button,
  Card,
  Icon,
  Notice,
  NumberField,
  Skeleton,
} from '@strongroom/ui-kit'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { isOtherPolicy } from '../owner-conflicts/seenChanges.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { adviseThreshold } from './adviseThreshold.ts'
import { OwnerRows } from './OwnerRows.tsx'
import {
  countChanges,
  draftKey,
  type OwnerDraft,
  openOwnerDrafts,
  rebase,
  wantedOf,
} from './ownerDraft.ts'
import { useOwnersTexts } from './texts.ts'
import { useThresholdAdvice } from './useThresholdAdvice.ts'

// The alarm has to ask first; the rest loads with the first change.
const Changes = lazy(async () => {
  const { Changes: component } = await import('./Changes.tsx')
  return { default: component }
})
const OwnerAlarm = lazy(async () => {
  const { OwnerAlarm: component } = await import('./OwnerAlarm.tsx')
  return { default: component }
})
const NewOwner = lazy(async () => {
  const { NewOwner: component } = await import('./NewOwner.tsx')
  return { default: component }
})
const EditName = lazy(async () => {
  const { EditName: component } = await import('../address-book/EditName.tsx')
  return { default: component }
})

/** The draft of the open safe, on the owners of today. */
function useOwnerDraft(now: OwnerPolicy) {
  const { stores } = useServices()
  const { chainId, address } = useOpenSafe()
  const store = useMemo(() => openOwnerDrafts(stores), [stores])
  const key = draftKey(chainId, address)
  const { [key]: draft } = useStore(store)
  const [moved, setMoved] = useState<'rebased' | 'dropped'>()
  const set = (next: OwnerDraft | undefined) =>
    store.set(({ [key]: _, ...others }) =>
      next === undefined ? others : { ...others, [key]: next },
    )
  const isOld = draft && isOtherPolicy(draft.base, now)
  useEffect(() => {
    if (!isOld) return
    const next = rebase(draft, now)
    setMoved(next === undefined ? 'dropped' : 'rebased')
    store.set(({ [key]: _, ...others }) =>
      next === undefined ? others : { ...others, [key]: next },
    )
  }, [isOld, draft, now, store, key])
  return {
    draft,
    moved,
    set,
    discard() {
      setMoved(undefined)
      set(undefined)
    },
    /** Stores a changed draft, and deletes one without changes. */
    change(patch: Partial<OwnerDraft>) {
      const next = {
        ...{ base: now, added: [], removed: [] },
        ...draft,
        ...patch,
      }
      set(countChanges(now, next) > 0 ? next : undefined)
    },
  }
}

const without = (list: readonly Address[], owner: Address) =>
  list.filter((entry) => entry.toLowerCase() !== owner.toLowerCase())

/** Owners and threshold of the chain, and what shall become of them. */
export function OwnerEditor({
  state,
  form,
}: {
  state: SafeState
  form: FormDraft
}) {
  const t = useOwnersTexts()
  const advise = useThresholdAdvice()
  const safe = useOpenSafe()
  const { chainId } = safe
  const names = useNames(chainId)
  // The same object for as long as the answer says the same.
  const { owners, threshold } = state
  const now = useMemo(() => ({ owners, threshold }), [owners, threshold])
  const { draft, moved, change, discard } = useOwnerDraft(now)
  const [renamed, setRenamed] = useState<Address>()
  /** `replaced` is missing where an owner is added. */
  const [adding, setAdding] = useState<{ replaced?: Address }>()
  const { added = [], removed = [] } = draft ?? {}
  const wanted = wantedOf(now, draft)
  const count = wanted.owners.length
  const advice = advise(wanted.threshold, count)
  const isRisky = adviseThreshold(wanted.threshold, count) !== 'spare'
  return (
    <>
      <Suspense>
        <OwnerAlarm state={state} />
      </Suspense>
      {moved && (
        <Notice tone="warning" role="status" title={t(moved)}>
          {t(`${moved}Text`)}
        </Notice>
      )}
      <div className="app-owner-edit" data-changed={draft !== undefined}>
        <Card
          title={t('owners')}
          description={t('onChain', { count: String(now.owners.length) })}
          actions={
            <Button size="small" onClick={() => setAdding({})}>
              <Icon name="plus" /> {t('addOwner')}
            </Button>
          }
          flush
        >
          <OwnerRows
            now={now}
            draft={draft}
            left={count}
            actions={{
              onRename: setRenamed,
              onReplace: (replaced) => setAdding({ replaced }),
              onRemove: (owner) => change({ removed: [...removed, owner] }),
              onUndo: (owner) =>
                change({
                  added: without(added, owner),
                  removed: without(removed, owner),
                }),
            }}
          />
          <div className="app-owner-threshold">
            <NumberField
              label={t('confirmations')}
              aside={
                <span className="app-advice">{t('ofOwners', { count })}</span>
              }
              value={wanted.threshold}
              min={1}
              max={count}
              onValueChange={(threshold) => {
                if (threshold === null || threshold < 1 || threshold > count)
                  return
                change({ threshold })
              }}
              hint={isRisky ? undefined : advice}
              warning={isRisky ? advice : undefined}
            />
          </div>
        </Card>
        {draft && (
          <Suspense fallback={<Skeleton shape="block" lines={6} />}>
            <Changes
              now={now}
              state={state}
              draft={draft}
              form={form}
              onDiscard={discard}
            />
          </Suspense>
        )}
      </div>
      <Suspense>
        {adding && (
          <NewOwner
            wanted={wanted}
            replaced={adding.replaced}
            onClose={() => setAdding(undefined)}
            onAdd={(owner) => {
              const { replaced } = adding
              const isBack = without(removed, owner).length < removed.length
              change({
                added: isBack ? added : [...added, owner],
                removed: [
                  ...without(removed, owner),
                  ...(replaced ? [replaced] : []),
                ],
              })
              setAdding(undefined)
            }}
          />
        )}
        {renamed && (
          <EditName
            title={t('renameTitle')}
            entry={{
              address: renamed,
              name: nameOf(names, renamed) ?? '',
              chainIds: [chainId],
            }}
            onClose={() => setRenamed(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
