import { useQueue } from '@strongroom/react-hooks'
import { EmptyState, ErrorState, Skeleton } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { groupQueue } from '../transactions/groupQueue.ts'
import { QueueBlocks } from '../transactions/QueueBlocks.tsx'

/** The first few transactions of the queue. */
export function QueueExcerpt() {
  const safe = useOpenSafe()
  const queue = useQueue({ chainId: safe.chainId, safeAddress: safe.address })
  if (queue.isPending) return <Skeleton shape="row" lines={3} />
  const items = queue.data?.pages[0]?.results ?? []
  if (queue.error && items.length === 0)
    return (
      <ErrorState
        error={queue.error}
        title="The queue could not be loaded"
        onRetry={() => void queue.refetch()}
      />
    )
  if (items.length === 0)
    return <EmptyState title="Nothing is waiting" icon="check" />
  const blocks = groupQueue(items).filter(({ kind }) => kind !== 'label')
  return <QueueBlocks blocks={blocks.slice(0, 4)} safe={safe} />
}
