import { useConnection, useOwnedSafes } from '@strongroom/react-hooks'
import {
  Address,
  Button,
  Card,
  ConnectButton,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { chain } from './chain.ts'
import { Safe } from './Safe.tsx'

const { chainId, shortName } = chain

export function App() {
  const { account } = useConnection()
  const [safe, setSafe] = useState<`0x${string}`>()
  return (
    <Stack gap={6}>
      <PageHeader title="Own wallet" actions={<ConnectButton />} />
      {!account ? (
        <EmptyState title="Connect a wallet to see your safes" />
      ) : safe ? (
        <Safe
          key={safe}
          safeAddress={safe}
          onLeave={() => setSafe(undefined)}
        />
      ) : (
        <Safes owner={account} onOpen={setSafe} />
      )}
    </Stack>
  )
}

interface SafesProps {
  readonly owner: `0x${string}`
  readonly onOpen: (safe: `0x${string}`) => void
}

function Safes({ owner, onOpen }: SafesProps) {
  const { data, error, refetch } = useOwnedSafes({
    chainId,
    ownerAddress: owner,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data?.safes.length === 0) return <EmptyState title="No safes yet" />
  return (
    <Card title="Your safes">
      <Stack gap={3}>
        {data?.safes.map((safe) => (
          <Stack key={safe} direction="row" gap={3} align="center">
            <Address address={safe} shortName={shortName} variant="full" />
            <Button aria-label={`Open ${safe}`} onClick={() => onOpen(safe)}>
              Open
            </Button>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
