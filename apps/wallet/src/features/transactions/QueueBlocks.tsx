import type { TransactionItem } from '@strongroom/gateway-sdk'
import { useConnection, useTransactionStatus } from '@strongroom/react-hooks'
import {
  ConflictGroup,
  ProvenTransactionRow,
  QueueLabel,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import type { QueueBlock } from './groupQueue.ts'
import { rowAction } from './rowAction.ts'

interface QueueBlockProps {
  block: QueueBlock
  safe: OpenSafe
  /** Rows are links alone, without buttons. @default false */
  isBrief?: boolean | undefined
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
        <QueueBlockView key={keyOfBlock(block)} {...{ block, safe }} isBrief />
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
export function QueueBlockView({ block, ...row }: QueueBlockProps) {
  if (block.kind === 'label') return <QueueLabel label={block.label} />
  const { next } = block
  if (block.kind === 'single')
    return <QueueRow item={block.item} next={next} {...row} />
  return (
    <ConflictGroup nonce={block.nonce}>
      {block.items.map((item) => (
        <QueueRow key={item.transaction.id} item={item} next={next} {...row} />
      ))}
    </ConflictGroup>
  )
}

function QueueRow({
  item,
  safe,
  next,
  isBrief = false,
}: Omit<QueueBlockProps, 'block'> & {
  item: TransactionItem
  next: string | undefined
}) {
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const { id } = item.transaction
  const { chainId, address: safeAddress } = safe
  const proof = useTransactionStatus({ chainId, safeAddress, item })
  return (
    <ProvenTransactionRow
      item={item}
      names={names}
      nativeCurrency={safe.chain.nativeCurrency}
      account={account}
      proof={proof}
      renderLink={<Link to="/transactions/tx" search={{ id }} />}
      {...(!isBrief && {
        actions: (
          <ButtonLink
            size="small"
            variant={id === next ? 'primary' : 'secondary'}
            to="/transactions/tx"
            search={{ id }}
          >
            {rowAction(proof, account)}
          </ButtonLink>
        ),
      })}
    />
  )
}
