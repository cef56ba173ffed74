import type { TransactionItem } from '@strongroom/gateway-sdk'

/** The word on a row's button, by the page that it leads to. */
export function rowAction(
  item: TransactionItem,
  safe: { nonce: number; owners: readonly string[] },
  account: string | null,
): 'Confirm' | 'Execute' | 'View' | undefined {
  const { executionInfo: info, txStatus } = item.transaction
  if (info?.type !== 'MULTISIG') return undefined
  const same = (other: string) => other.toLowerCase() === account?.toLowerCase()
  if (
    txStatus === 'AWAITING_CONFIRMATIONS' &&
    info.missingSigners?.some(({ value }) => same(value))
  )
    return 'Confirm'
  if (
    txStatus === 'AWAITING_EXECUTION' &&
    info.nonce === safe.nonce &&
    account !== null
  )
    return 'Execute'
  return 'View'
}
