import type { TransactionItem } from '@strongroom/gateway-sdk'
import {
  type TransactionProof,
  useTransactionStatus,
} from '@strongroom/react-hooks'
import { ProvenTransactionRow } from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { timeZone } from '../../core/timeZone.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'

/** A transaction of a list, proven while it is on screen, that leads to its page. */
export function LinkedRow({
  item,
  safe,
  account,
  renderAction,
  renderSelection,
}: {
  item: TransactionItem
  safe: OpenSafe
  /** The connected account, where the row says whose turn it is. */
  account?: string | null
  /** The button of the row. By default the row is a link alone. */
  renderAction?:
    | ((id: string, proof: TransactionProof | undefined) => ReactNode)
    | undefined
  /** The box that selects the row. */
  renderSelection?: ((item: TransactionItem) => ReactNode) | undefined
}) {
  const { chainId, address: safeAddress } = safe
  const { id, txInfo } = item.transaction
  const names = useNames(chainId)
  const proof = useTransactionStatus({ chainId, safeAddress, item })
  return (
    <ProvenTransactionRow
      item={item}
      names={names}
      nativeCurrency={safe.chain.nativeCurrency}
      account={account ?? undefined}
      proof={proof}
      timeZone={timeZone}
      {...(txInfo.type !== 'Creation' && {
        renderLink: <Link to="/transactions/tx" search={{ id }} />,
      })}
      {...(renderSelection && { selection: renderSelection(item) })}
      {...(renderAction && { actions: renderAction(id, proof) })}
    />
  )
}
