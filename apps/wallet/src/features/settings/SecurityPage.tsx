import {
  Address,
  Card,
  DescriptionList,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { Address as AddressText } from 'viem'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { describeContract } from '../safe-state/describeContract.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { ContractCard } from './ContractCard.tsx'
import { SecurityLink } from './SecurityLink.tsx'
import { useSecurityTexts } from './securityTexts.ts'

// Its texts are needed when the chain has answered.
const SecurityState = lazy(async () => {
  const { SecurityState: component } = await import(
    '../safe-state/SecurityState.tsx'
  )
  return { default: component }
})

/** The safe's contract, and contracts that act for the safe or may stop it. */
function Contracts() {
  const t = useSecurityTexts()
  const contracts = useContractTexts()
  const safe = useOpenSafe()
  const { data } = useSafeState(safe)
  if (data === undefined) return null
  const { shortName } = safe.chain
  const contract = (address: AddressText | null) =>
    address === null ? (
      t('notSet')
    ) : (
      <Address
        address={address}
        name={describeContract(address, contracts)}
        shortName={shortName}
        variant="full"
      />
    )
  return (
    <>
      <ContractCard state={data} />
      <Card
        title={t('contracts')}
        description={t('readAt', { block: String(data.block) })}
      >
        <DescriptionList
          items={[
            {
              term: t('fallbackHandler'),
              value: contract(data.fallbackHandler),
            },
            { term: t('guard'), value: contract(data.guard) },
            { term: t('moduleGuard'), value: contract(data.moduleGuard) },
            {
              term: t('modules'),
              value:
                data.modules.length === 0 ? (
                  t('noModules')
                ) : (
                  <Owners
                    owners={data.modules.map((address) => ({ address }))}
                    shortName={shortName}
                  />
                ),
            },
          ]}
        />
      </Card>
    </>
  )
}

/** Whether the safe runs the code of Safe, and what else may act for it. */
export function SecurityPage() {
  return (
    <>
      <SettingsTop page="security" />
      <Stack gap={5}>
        <Suspense fallback={<Skeleton lines={2} />}>
          <SecurityState />
        </Suspense>
        <Contracts />
        <SecurityLink page="recovery" />
        <SecurityLink page="modules" />
        <SecurityLink page="version" />
      </Stack>
    </>
  )
}
