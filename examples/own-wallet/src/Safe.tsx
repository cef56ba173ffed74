import { useQueue, useSafe, useSafeUpdates } from '@strongroom/react-hooks'
import {
  Address,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Stack,
  TransactionRow,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { chain } from './chain.ts'
import { Review } from './Review.tsx'

const { chainId, nativeCurrency, shortName } = chain

interface SafeProps {
  readonly safeAddress: `0x${string}`
  readonly onLeave: () => void
}

export function Safe({ safeAddress, onLeave }: SafeProps) {
  const safe = useSafe({ chainId, safeAddress })
  const [opened, setOpened] = useState<string>()
  useSafeUpdates({ chainId, safeAddress })
  const owners = safe.data?.owners.length
  return (
    <Stack gap={6}>
      <Card title="Safe">
        <Address address={safeAddress} shortName={shortName} variant="full" />
        {safe.data && (
          <p>{`${safe.data.threshold} of ${owners} owners sign`}</p>
        )}
        <Button onClick={opened ? () => setOpened(undefined) : onLeave}>
          Back
        </Button>
      </Card>
      {opened ? (
        <Review safeAddress={safeAddress} transactionId={opened} />
      ) : (
        <Queue safeAddress={safeAddress} onOpen={setOpened} />
      )}
    </Stack>
  )
}

interface QueueProps {
  readonly safeAddress: `0x${string}`
  readonly onOpen: (id: string) => void
}

function Queue({ safeAddress, onOpen }: QueueProps) {
  const queue = useQueue({ chainId, safeAddress })
  if (queue.error) return <ErrorState error={queue.error} />
  const items = queue.data?.pages.flatMap(({ results }) => results)
  return (
    <Card title="Queue">
      {items?.length === 0 && <EmptyState title="The queue is empty" />}
      {items?.map(
        (item) =>
          item.type === 'TRANSACTION' && (
            <TransactionRow
              key={item.transaction.id}
              item={item}
              nativeCurrency={nativeCurrency}
              onOpen={onOpen}
            />
          ),
      )}
    </Card>
  )
}
