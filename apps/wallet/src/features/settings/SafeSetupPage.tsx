import { useConnection } from '@strongroom/react-hooks'
import {
  Address,
  Card,
  DescriptionList,
  ErrorState,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { describeContract } from './describeContract.ts'
import { SettingsTop } from './SettingsTop.tsx'
import { useSafeState } from './useSafeState.ts'

/** Owners, threshold and version, as the chain has them. */
function SetupCards() {
  const safe = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const state = useSafeState(safe)
  const { shortName } = safe.chain
  if (state.data === undefined)
    return (
      <Card title="Safe">
        {state.error ? (
          <ErrorState
            error={state.error}
            title="The chain could not be asked"
            onRetry={() => void state.refetch()}
          />
        ) : (
          <Skeleton lines={6} />
        )}
      </Card>
    )
  const { owners, threshold, version, nonce, block, singleton } = state.data
  return (
    <Stack gap={6}>
      <Card
        title="Owners"
        description={`Read from the chain at block ${block}.`}
      >
        <DescriptionList
          items={[
            {
              term: 'Confirmations needed',
              value: `${threshold} of ${owners.length}`,
            },
            {
              term: 'Owners',
              value: (
                <Owners
                  owners={owners.map((address) => ({
                    address,
                    name: nameOf(names, address),
                  }))}
                  account={account}
                  shortName={shortName}
                />
              ),
            },
          ]}
        />
      </Card>
      <Card title="Contract">
        <DescriptionList
          items={[
            {
              term: 'Safe',
              value: (
                <Address
                  address={safe.address}
                  name={nameOf(names, safe.address)}
                  shortName={shortName}
                  variant="full"
                />
              ),
            },
            { term: 'Version', value: version },
            { term: 'Next nonce', value: String(nonce) },
            {
              term: 'Implementation',
              value: (
                <Address
                  address={singleton}
                  name={describeContract(singleton)}
                  shortName={shortName}
                  variant="full"
                />
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  )
}

/** Owners, threshold and contract of the safe. */
export function SafeSetupPage() {
  return (
    <>
      <SettingsTop title="Safe setup" />
      <SetupCards />
    </>
  )
}
