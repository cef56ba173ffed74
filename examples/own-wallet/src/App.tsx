import { useConnection, useOwnedSafes } from '@strongroom/react-hooks'
import {
  Button,
  Card,
  ConnectButton,
  ErrorState,
  PageHeader,
  Stack,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { chain } from './chain.ts'
import { Safe } from './Safe.tsx'

export function App() {
  const { account } = useConnection()
  const owner = { chainId: chain.chainId, ownerAddress: account ?? undefined }
  const { data, error } = useOwnedSafes(owner)
  const [safe, open] = useState<`0x${string}`>()
  return (
    <Stack gap={6} style={{ maxWidth: '60rem', margin: '1rem auto' }}>
      <PageHeader title="Own wallet" actions={<ConnectButton />} />
      {error && <ErrorState error={error} />}
      <Card title="Your safes">
        <Stack gap={2}>
          {data?.safes.map((address) => (
            <Button key={address} onClick={() => open(address)}>
              {address}
            </Button>
          ))}
        </Stack>
      </Card>
      {safe && <Safe key={safe} safeAddress={safe} />}
    </Stack>
  )
}
