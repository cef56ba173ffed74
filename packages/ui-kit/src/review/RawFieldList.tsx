import type { SafeTransaction } from '@strongroom/safe-protocol'
import { HexBlock } from '../call-tree/HexBlock.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { cleanText } from '../text/cleanText.ts'
import type { RawFieldsLabels } from './rawFieldsLabels.ts'

export interface RawFieldListProps {
  /** The hashed transaction: `transaction` of a verification. */
  transaction: Readonly<SafeTransaction>
  /** A decimal number. */
  chainId: string
  safe: string
  /** Version of the safe contract, as the chain returned it. */
  version?: string | undefined
  texts: RawFieldsLabels
}

/** The fields of `RawFields`, in a chunk that loads when they are unfolded. */
export function RawFieldList({
  transaction,
  chainId,
  safe,
  version,
  texts,
}: RawFieldListProps) {
  const { data, operation } = transaction
  const plain = (term: string, value: string | bigint) => ({
    term,
    value: <code className="sr-wrap">{cleanText(`${value}`, 100).text}</code>,
  })
  return (
    <DescriptionList
      items={[
        plain(texts.chain, chainId),
        plain(texts.safe, safe),
        plain(texts.version, version ?? texts.unknown),
        plain(texts.to, transaction.to),
        plain(texts.value, transaction.value),
        data === '0x'
          ? plain(texts.data, data)
          : {
              term: texts.data,
              value: (
                <>
                  <HexBlock hex={data} />{' '}
                  <CopyButton value={data} label={texts.copyData} />
                </>
              ),
            },
        plain(
          texts.operation,
          operation === 0 ? `0 (${texts.call})` : `1 (${texts.delegateCall})`,
        ),
        plain(texts.nonce, transaction.nonce),
        plain(texts.safeTxGas, transaction.safeTxGas),
        plain(texts.baseGas, transaction.baseGas),
        plain(texts.gasPrice, transaction.gasPrice),
        plain(texts.gasToken, transaction.gasToken),
        plain(texts.refundReceiver, transaction.refundReceiver),
      ]}
    />
  )
}
