import type { TransactionItem } from '@strongroom/gateway-sdk'
import { type TransactionProof, useConnection } from '@strongroom/react-hooks'
import { ConflictGroup, QueueLabel } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import type { QueueBlock } from './groupQueue.ts'
import { LinkedRow } from './LinkedRow.tsx'

interface QueueBlockProps {
  block: QueueBlock
  safe: OpenSafe
  /** The button of a row. By default rows are links alone. */
  renderAction?:
    | ((id: string, proof: TransactionProof | undefined) => ReactNode)
    | undefined
  /** The box that selects a row. */
  renderSelection?: ((item: TransactionItem) => ReactNode) | undefined
}

/** The first blocks of a queue, for a card beside others. */
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
        <QueueBlockView key={keyOfBlock(block)} {...{ block, safe }} />
      ))}
    </div>
  )
}

/** Stays with a block when others come before it. */
export function keyOfBlock(block: QueueBlock): string {
  if (block.kind === 'label') return block.value
  if (block.kind === 'conflict') return `nonce-${block.nonce}`
  return block.item.transaction.id
}

/** A heading, a transaction, or all rivals for a nonce. */
export function QueueBlockView({ block, ...rest }: QueueBlockProps) {
  const { account } = useConnection()
  if (block.kind === 'label') return <QueueLabel label={block.value} />
  const row = { account, ...rest }
  if (block.kind === 'single') return <LinkedRow item={block.item} {...row} />
  return (
    <ConflictGroup nonce={block.nonce}>
      {block.items.map((item) => (
        <LinkedRow key={item.transaction.id} item={item} {...row} />
      ))}
    </ConflictGroup>
  )
}
