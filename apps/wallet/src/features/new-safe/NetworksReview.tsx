import {
  Address,
  Button,
  Card,
  ChainBadge,
  DescriptionList,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { reservationOf } from '../../chain/reservation.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { setCreation } from '../accounts/editSafes.ts'
import { useThresholdAdvice } from '../owners/useThresholdAdvice.ts'
import { nameDraft } from './nameDraft.ts'
import { useNetworksTexts } from './networksTexts.ts'
import { keepDraft, type SafeDraft } from './SafeDraft.ts'
import { useNetworkStatus } from './useNetworkStatus.ts'
import { usePlan } from './usePlan.ts'

/** One network of the safe, and whether it can be created there. */
function NetworkRow({ draft }: { draft: SafeDraft }) {
  const { status, detail } = useNetworkStatus(draft)
  return (
    <li className="app-row-item">
      <div className="app-row">
        <span className="app-row-main">
          <ChainBadge name={draft.chain.chainName} />
          <span className="app-quiet">{status}</span>
          {detail && <span className="app-quiet">{detail}</span>}
        </span>
      </div>
    </li>
  )
}

/**
 * The safe as it will be on several networks. It is reserved on all of them, and then
 * created by one transaction for each.
 */
export function NetworksReview({
  draft,
  onBack,
  onOtherAddress,
}: {
  draft: SafeDraft
  onBack: () => void
  onOtherAddress: () => void
}) {
  const t = useNetworksTexts()
  const advise = useThresholdAdvice()
  const navigate = useNavigate()
  const { stores } = useServices()
  const chains = [draft.chain, ...(draft.others ?? [])]
  const drafts = chains.map((chain) => ({
    ...draft,
    chain,
    others: chains.filter((other) => other !== chain),
  }))
  const { plan, check } = usePlan(draft, useRpc(draft.chain.chainId))
  const { data } = plan
  const reserve = () => {
    if (data === undefined) return
    const { address } = data
    for (const { chainId } of chains) {
      setCreation(stores, { chainId, address }, reservationOf(data))
      nameDraft(stores.names, draft, { chainId, address })
    }
    keepDraft(undefined)
    void navigate({
      to: '/new-safe',
      search: { step: 'networks', address },
      replace: true,
    })
  }
  return (
    <Stack gap={5}>
      <Card title={t('address')}>
        <Stack>
          {data === undefined ? (
            <Skeleton />
          ) : (
            <Address
              address={data.address}
              name={draft.name || undefined}
              variant="full"
            />
          )}
          <p className="app-advice">{t('addressText')}</p>
        </Stack>
      </Card>
      <Card title={t('networks')}>
        <ul className="app-rows" aria-label={t('networks')}>
          {drafts.map((each) => (
            <NetworkRow key={each.chain.chainId} draft={each} />
          ))}
        </ul>
      </Card>
      <Card title={t('owners')}>
        <DescriptionList
          items={[
            {
              term: t('confirmations'),
              value: t('ofOwners', {
                threshold: String(draft.threshold),
                owners: String(draft.owners.length),
              }),
              hint: advise(draft.threshold, draft.owners.length),
            },
            {
              term: t('owners'),
              value: (
                <Owners
                  owners={draft.owners.flatMap(({ address, name }) =>
                    address ? [{ address, name }] : [],
                  )}
                />
              ),
            },
            {
              term: t('version'),
              value: data ? `Safe ${data.version}` : '…',
            },
          ]}
        />
      </Card>
      <p className="app-advice">{t('nextText')}</p>
      <div className="app-actions">
        <Button onClick={onBack}>{t('back')}</Button>
        {check.data?.problem === 'occupied' && (
          <Button onClick={onOtherAddress}>{t('otherAddress')}</Button>
        )}
        <Button
          variant="primary"
          size="large"
          disabledReason={
            plan.error
              ? t('noVersion')
              : data === undefined || check.isPending
                ? t('checking')
                : check.data?.problem === 'occupied'
                  ? t('used')
                  : undefined
          }
          onClick={reserve}
        >
          {t('continue')}
        </Button>
      </div>
    </Stack>
  )
}
