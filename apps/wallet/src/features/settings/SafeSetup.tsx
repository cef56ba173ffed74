import { useConnection } from '@strongroom/react-hooks'
import { identifyContract } from '@strongroom/safe-protocol'
import {
  Address,
  Card,
  DescriptionList,
  ErrorState,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import type { Address as AddressText } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { SecurityState } from './SecurityState.tsx'
import { useSafeState } from './useSafeState.ts'

/** Owners, threshold and the contract's settings, as the chain has them. */
export function SafeSetup() {
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
  const { owners, threshold, version, nonce, block, modules } = state.data
  const contract = (address: AddressText | null) =>
    address === null ? (
      'None'
    ) : (
      <Address
        address={address}
        name={known(address)}
        shortName={shortName}
        variant="full"
      />
    )
  return (
    <>
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
        <Stack>
          <DescriptionList
            items={[
              { term: 'Safe', value: contract(safe.address) },
              { term: 'Version', value: version },
              { term: 'Next nonce', value: String(nonce) },
              { term: 'Implementation', value: contract(state.data.singleton) },
              {
                term: 'Fallback handler',
                value: contract(state.data.fallbackHandler),
              },
              { term: 'Guard', value: contract(state.data.guard) },
              { term: 'Module guard', value: contract(state.data.moduleGuard) },
              {
                term: 'Modules',
                value:
                  modules.length === 0 ? (
                    'None'
                  ) : (
                    <Owners
                      owners={modules.map((address) => ({ address }))}
                      shortName={shortName}
                    />
                  ),
              },
            ]}
          />
          <SecurityState />
        </Stack>
      </Card>
    </>
  )
}

function known(address: AddressText): string | undefined {
  const contract = identifyContract(address)
  return contract && `${contract.name} ${contract.version}`
}
