import type { TransactionItem } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import {
  ConflictGroup,
  LinkButton,
  QueueLabel,
  TransactionRow,
} from '@strongroom/ui-kit'
import { useSafeHref } from '../../app/navigation.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'
import type { QueueBlock } from './groupQueue.ts'
import { rowAction } from './rowAction.ts'

interface QueueBlockProps {
  block: QueueBlock
  safe: OpenSafe
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
export function QueueBlockView({ block, safe }: QueueBlockProps) {
  if (block.kind === 'label') return <QueueLabel label={block.label} />
  if (block.kind === 'single') return <QueueRow item={block.item} safe={safe} />
  return (
    <ConflictGroup nonce={block.nonce}>
      {block.items.map((item) => (
        <QueueRow key={item.transaction.id} item={item} safe={safe} />
      ))}
    </ConflictGroup>
  )
}

function QueueRow({ item, safe }: { item: TransactionItem; safe: OpenSafe }) {
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
            variant={action === 'View' ? 'secondary' : 'primary'}
            href={page}
          >
            {action}
          </LinkButton>
        )
      }
    />
  )
}
