import type { TransactionItem } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import {
  ConflictGroup,
  LinkButton,
  QueueLabel,
  TransactionRow,
} from '@strongroom/ui-kit'
import { useSafeHref } from '../../core/navigation.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import type { QueueBlock } from './groupQueue.ts'
import { rowAction } from './rowAction.ts'

interface QueueBlockProps {
  block: QueueBlock
  safe: OpenSafe
  /** The one transaction whose button is filled. */
  next?: string | undefined
}

/** The first blocks of a queue, each row with what this account can do. */
export function QueueBlocks({
  blocks,
  safe,
}: {
  blocks: readonly QueueBlock[]
  safe: OpenSafe
}) {
  return (
    <div className="app-tx-list">
      {blocks.map((block) => (
        <QueueBlockView key={keyOfBlock(block)} block={block} safe={safe} />
      ))}
    </div>
  )
}

/** Stays with a block when others come before it. */
export function keyOfBlock(block: QueueBlock): string {
  if (block.kind === 'label') return block.label
  if (block.kind === 'conflict') return `nonce-${block.nonce}`
  return block.item.transaction.id
}

/** A heading, a transaction, or all rivals for a nonce. */
export function QueueBlockView({ block, safe, next }: QueueBlockProps) {
  if (block.kind === 'label') return <QueueLabel label={block.label} />
  if (block.kind === 'single')
    return <QueueRow item={block.item} safe={safe} next={next} />
  return (
    <ConflictGroup nonce={block.nonce}>
      {block.items.map((item) => (
        <QueueRow
          key={item.transaction.id}
          item={item}
          safe={safe}
          next={next}
        />
      ))}
    </ConflictGroup>
  )
}

function QueueRow({
  item,
  safe,
  next,
}: {
  item: TransactionItem
  safe: OpenSafe
  next: string | undefined
}) {
  const link = useSafeHref()
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const page = link('/transactions/tx', { id: item.transaction.id })
  const action = rowAction(item, safe, account)
  return (
    <TransactionRow
      item={item}
      names={names}
      nativeCurrency={safe.chain.nativeCurrency}
      account={account}
      href={page}
      actions={
        action && (
          <LinkButton
            size="small"
            variant={item.transaction.id === next ? 'primary' : 'secondary'}
            href={page}
          >
            {action}
          </LinkButton>
        )
      }
    />
  )
}
