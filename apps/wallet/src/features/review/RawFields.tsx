import type { SafeTransaction } from '@strongroom/safe-protocol'
import { DescriptionList, HexBlock } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'

/** Every field that is hashed, as it is hashed. */
export function RawFields({
  safe,
  version,
  transaction,
}: {
  safe: OpenSafe
  version: string | undefined
  transaction: Readonly<SafeTransaction>
}) {
  const mono = (value: string) => <code className="app-wrap">{value}</code>
  return (
    <details className="app-details">
      <summary>All fields that are signed</summary>
      <DescriptionList
        items={[
          { term: 'Chain', value: mono(safe.chainId) },
          { term: 'Safe', value: mono(safe.address) },
          { term: 'Version', value: mono(version ?? 'unknown') },
          { term: 'To', value: mono(transaction.to) },
          { term: 'Value', value: mono(`${transaction.value}`) },
          {
            term: 'Data',
            value:
              transaction.data === '0x' ? (
                mono('0x')
              ) : (
                <HexBlock hex={transaction.data} />
              ),
          },
          {
            term: 'Operation',
            value: mono(
              transaction.operation === 0 ? '0 (call)' : '1 (delegatecall)',
            ),
          },
          { term: 'Nonce', value: mono(`${transaction.nonce}`) },
          {
            term: 'Safe transaction gas',
            value: mono(`${transaction.safeTxGas}`),
          },
          { term: 'Base gas', value: mono(`${transaction.baseGas}`) },
          { term: 'Gas price', value: mono(`${transaction.gasPrice}`) },
          { term: 'Gas token', value: mono(transaction.gasToken) },
          { term: 'Refund receiver', value: mono(transaction.refundReceiver) },
        ]}
      />
    </details>
  )
}
