import {
  Address,
  Card,
  DescriptionList,
  Owners,
  Stack,
} from '@strongroom/ui-kit'
import type { Address as AddressText } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { describeContract } from './describeContract.ts'
import { SecurityState } from './SecurityState.tsx'
import { SettingsTop } from './SettingsTop.tsx'
import { useSafeState } from './useSafeState.ts'

/** Contracts that act for the safe, or may stop it. */
function Contracts() {
  const safe = useOpenSafe()
  const { data } = useSafeState(safe)
  if (data === undefined) return null
  const { shortName } = safe.chain
  const contract = (address: AddressText | null) =>
    address === null ? (
      'None'
    ) : (
      <Address
        address={address}
        name={describeContract(address)}
        shortName={shortName}
        variant="full"
      />
    )
  return (
    <Card
      title="Contracts"
      description={`Read from the chain at block ${data.block}.`}
    >
      <DescriptionList
        items={[
          { term: 'Implementation', value: contract(data.singleton) },
          { term: 'Fallback handler', value: contract(data.fallbackHandler) },
          { term: 'Guard', value: contract(data.guard) },
          { term: 'Module guard', value: contract(data.moduleGuard) },
          {
            term: 'Modules',
            value:
              data.modules.length === 0 ? (
                'None'
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
  )
}

/** Whether the safe runs the code of Safe, and what else may act for it. */
export function SecurityPage() {
  return (
    <>
      <SettingsTop title="Security" />
      <Stack gap={6}>
        <SecurityState />
        <Contracts />
      </Stack>
    </>
  )
}
