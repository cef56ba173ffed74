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

/** The blocks of a queue, each row with what this account can do. */
export function QueueBlocks({
  blocks,
  safe,
}: {
  blocks: readonly QueueBlock[]
  safe: OpenSafe
}) {
  return (
    <div className="app-tx-list">
      {blocks.map((block) =>
        block.kind === 'label' ? (
          <QueueLabel key={block.label} label={block.label} />
        ) : block.kind === 'single' ? (
          <QueueRow
            key={block.item.transaction.id}
            item={block.item}
            safe={safe}
          />
        ) : (
          <ConflictGroup key={`nonce-${block.nonce}`} nonce={block.nonce}>
            {block.items.map((item) => (
              <QueueRow key={item.transaction.id} item={item} safe={safe} />
            ))}
          </ConflictGroup>
        ),
      )}
    </div>
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
