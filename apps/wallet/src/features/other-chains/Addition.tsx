import './add-network.css'
import type { RedeploymentPlan } from '@strongroom/safe-protocol'
import {
  Badge,
  Card,
  Checkbox,
  Notice,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { Address as AddressText } from 'viem'
import type { PlanFault, SafePlan } from '../../chain/planSafe.ts'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useLocale } from '../../core/defineTexts.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { NewSafeReview } from '../new-safe/NewSafeReview.tsx'
import { newOwner, type SafeDraft } from '../new-safe/SafeDraft.ts'
import { usePlan } from '../new-safe/usePlan.ts'
import { useAddNetworkTexts } from './addNetworkTexts.ts'
import { Cannot, type Obstacle } from './Cannot.tsx'
import { compareOwners, type OwnerDifference } from './compareOwners.ts'
import type { ContractOwner, ProvenCreation } from './readCreation.ts'

/** What stands against the creation, by the check on the other network. */
function obstacleOf({ problem, contract }: PlanFault): Obstacle {
  switch (problem) {
    case 'wrongChain':
      return { reason: problem, step: 'there' }
    case 'occupied':
      return { reason: problem, step: 'compare' }
    case 'addressDiffers':
      return { reason: 'otherAddress', step: 'another' }
    case 'creationFails':
      return { reason: problem, step: 'another' }
    default: {
      const part =
        contract === 'proxyFactory' ||
        contract === 'singleton' ||
        contract === 'singletonL2' ||
        contract === 'toL2Setup'
          ? contract
          : 'handler'
      return { reason: problem, step: 'another', part }
    }
  }
}

/** Owners in one phrase: by name, or by both ends of the address. */
function useNamed(chainId: string) {
  const names = useNames(chainId)
  const list = new Intl.ListFormat(useLocale())
  return (owners: readonly AddressText[]) =>
    list.format(
      owners.map(
        (owner) =>
          nameOf(names, owner) ?? `${owner.slice(0, 6)}…${owner.slice(-4)}`,
      ),
    )
}

/** A warning that names what differs from the owners of today. */
function Difference({
  difference,
  threshold,
  named,
}: {
  difference: OwnerDifference | undefined
  /** Confirmations that the new safe needs at first. */
  threshold: number
  named: (owners: readonly AddressText[]) => string
}) {
  const t = useAddNetworkTexts()
  if (difference === undefined)
    return <Notice tone="success" title={t('same')} />
  const { added, missing } = difference
  // Owners there who were removed here can act against those of today.
  if (added.length > 0)
    return (
      <Notice tone="danger" title={t('removedTitle')}>
        <Stack gap={2}>
          <span>{t('removedText', { names: named(added) })}</span>
          {added.length >= threshold && (
            <span>{t('removedReach', { threshold: String(threshold) })}</span>
          )}
        </Stack>
      </Notice>
    )
  return missing.length > 0 ? (
    <Notice tone="warning" title={t('addedTitle')}>
      {t('addedText', { names: named(missing) })}
    </Notice>
  ) : (
    <Notice tone="warning" title={t('thresholdTitle')}>
      {t('thresholdText')}
    </Notice>
  )
}

/** A warning about owners that are contracts, which each network has for itself. */
function ContractOwners({
  owners,
  chain,
  named,
}: {
  owners: readonly ContractOwner[]
  chain: string
  named: (owners: readonly AddressText[]) => string
}) {
  const t = useAddNetworkTexts()
  const those = (isThere: boolean) =>
    owners
      .filter((owner) => owner.isThere === isThere)
      .map(({ address }) => address)
  const [present, absent] = [those(true), those(false)]
  return (
    <Notice tone="danger" title={t('contractTitle', { chain })}>
      <Stack gap={2}>
        {absent.length > 0 && (
          <span>{t('contractAbsent', { names: named(absent), chain })}</span>
        )}
        {present.length > 0 && (
          <span>{t('contractPresent', { names: named(present), chain })}</span>
        )}
      </Stack>
    </Notice>
  )
}

/** The owners of the first day beside those of today. */
function FirstOwners({
  state,
  plan,
  contractOwners,
  chain,
  here,
  isAccepted,
  onAccept,
}: {
  state: SafeState
  plan: RedeploymentPlan
  contractOwners: readonly ContractOwner[]
  chain: ChainRecord
  here: ChainRecord
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}) {
  const t = useAddNetworkTexts()
  const names = useNames(here.chainId)
  const named = useNamed(here.chainId)
  const { setup } = plan
  const difference = compareOwners(state, setup)
  const group = (
    title: string,
    { owners, threshold }: Pick<SafeState, 'owners' | 'threshold'>,
    marked: readonly AddressText[],
    mark: ReactNode,
  ) => (
    <section className="app-side-part" aria-label={title}>
      <h3>{title}</h3>
      <p className="app-advice">
        {t('ofOwners', {
          threshold: String(threshold),
          owners: String(owners.length),
        })}
      </p>
      <Owners
        owners={owners.map((address) => ({
          address,
          name: nameOf(names, address),
        }))}
        variant="short"
        renderActions={({ address }) =>
          marked.some((one) => one === address) ? mark : null
        }
      />
    </section>
  )
  return (
    <Card
      title={t('owners')}
      description={t('ownersText', { here: here.chainName })}
    >
      <Stack>
        <div className="app-side-by-side">
          {group(
            t('starts', { chain: chain.chainName }),
            setup,
            difference?.added ?? [],
            <Badge tone="danger" icon="warning">
              {t('removed')}
            </Badge>,
          )}
          {group(
            t('today', { here: here.chainName }),
            state,
            difference?.missing ?? [],
            <Badge tone="warning">{t('added')}</Badge>,
          )}
        </div>
        <Difference {...{ difference, named }} threshold={setup.threshold} />
        {contractOwners.length > 0 && (
          <ContractOwners
            owners={contractOwners}
            chain={chain.chainName}
            named={named}
          />
        )}
        {(difference || contractOwners.length > 0) && (
          <Checkbox
            label={t('accept')}
            checked={isAccepted}
            onCheckedChange={onAccept}
          />
        )}
        <p className="app-advice">
          {t('notCopied')}{' '}
          {plan.version !== state.version &&
            t('versionNote', { version: plan.version, current: state.version })}
        </p>
      </Stack>
    </Card>
  )
}

/** The checks on the other network, then the owners and the review. */
export function Addition({
  creation,
  state,
  chain,
  here,
}: {
  creation: Extract<ProvenCreation, { source: unknown }>
  state: SafeState
  chain: ChainRecord
  here: ChainRecord
}) {
  const t = useAddNetworkTexts()
  const { queryClient } = useServices()
  const navigate = useNavigate()
  const rpc = useRpc(chain.chainId)
  const names = useNames(here.chainId)
  const [isAccepted, setAccepted] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const { plan, source, isClaimDifferent, contractOwners } = creation
  const { address } = state
  const draft = useMemo((): SafeDraft => {
    const { version, factory, data, contracts, setup, saltNonce } = plan
    const { owners, threshold } = setup
    const fixed: SafePlan = {
      ...{ version, owners, threshold, saltNonce, address },
      ...{ factory, data, contracts },
    }
    return {
      name: nameOf(names, address) ?? '',
      owners: owners.map((owner) => ({
        ...newOwner(owner),
        name: nameOf(names, owner) ?? '',
      })),
      ...{ chain, threshold, saltNonce, plan: fixed },
    }
  }, [plan, names, address, chain])
  const { check } = usePlan(draft, rpc)
  // The review stays while the safe is created, which makes the address a used one.
  if (check.data === null && !isReviewed) setReviewed(true)

  const obstacle: Obstacle | undefined =
    rpc === undefined
      ? { reason: 'noRpc', step: 'there' }
      : check.error
        ? { reason: 'noAnswer', step: 'there' }
        : check.data
          ? obstacleOf(check.data)
          : undefined
  if (!isReviewed)
    return obstacle === undefined ? (
      <Skeleton shape="block" lines={6} />
    ) : (
      <Cannot
        {...{ obstacle, chain }}
        here={here.chainName}
        version={plan.version}
        onRetry={() => void check.refetch()}
      />
    )
  const goBack = () =>
    navigate({ to: '/settings/other-networks', replace: true })
  const mustAccept =
    compareOwners(state, plan.setup) !== undefined || contractOwners.length > 0
  return (
    <>
      {isClaimDifferent && (
        <Notice tone="warning" title={t('claimDiffers')}>
          {t('claimDiffersText')}
        </Notice>
      )}
      {source === 'gateway' && <Notice tone="info" title={t('fromGateway')} />}
      <FirstOwners
        {...{ state, plan, contractOwners, chain, here, isAccepted }}
        onAccept={setAccepted}
      />
      <NewSafeReview
        draft={draft}
        onBack={() => void goBack()}
        onCreated={async () => {
          await queryClient.invalidateQueries({
            queryKey: ['wallet', 'safe-elsewhere'],
          })
          await goBack()
        }}
        blocked={mustAccept && !isAccepted ? t('acceptFirst') : undefined}
      />
    </>
  )
}
