import type { TransactionInfo, TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { lazy, memo, Suspense, useMemo } from 'react'
import { nameOrShorten } from '../address/shortenAddress.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { ClaimMark } from '../text/ClaimMark.tsx'
import { cleanText } from '../text/cleanText.ts'
import { defaultTransactionLabels } from './TransactionLabels.ts'
import { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx'

// Few rows contradict the chain: the sentences load with the first.
const RowProblem = lazy(async () => {
  const { RowProblem: component } = await import('./RowProblem.tsx')
  return { default: component }
})

/** Props of `ProvenTransactionRow`. */
export interface ProvenTransactionRowProps
  extends Omit<TransactionRowProps, 'proven' | 'remark' | 'alert'> {
  /**
   * What is proven, from `useTransactionStatus` of react-hooks; undefined while
   * nothing is.
   */
  proof: TransactionProof | undefined
}

/**
 * A `TransactionRow` whose state, confirmations and "your turn" are the proven ones.
 * Until there is a proof, and for words that no proof has, it marks them as the
 * gateway's. What contradicts the chain is said in the row.
 */
export const ProvenTransactionRow = memo(function ProvenTransactionRow({
  item,
  proof,
  names,
  labels,
  className,
  ...rest
}: ProvenTransactionRowProps) {
  const texts = useLabels('transaction', defaultTransactionLabels, labels)
  const shown = useMemo(() => withProof(item, proof), [item, proof])
  const isClaimed = !proof?.isDescribed
  const [problem] = proof?.problems ?? []
  const { proposal } = proof ?? {}
  const sayName = (address: string) =>
    cleanText(nameOrShorten(address, names), 64).text
  return (
    <TransactionRow
      {...rest}
      names={names}
      labels={labels}
      item={shown}
      className={classNames(isClaimed && 'sr-tx-claimed', className)}
      proven={proof ? (proof.word ?? wordless(proof)) : 'claimed'}
      remark={
        proposal ? (
          <>
            {texts.delegate(
              sayName(proposal.delegate),
              sayName(proposal.delegator ?? ''),
            )}{' '}
            <ClaimMark short={!isClaimed} />
          </>
        ) : (
          proof && isClaimed && !problem && <ClaimMark />
        )
      }
      alert={
        problem && (
          <p className="sr-tx-alert" role="alert">
            <Glyph path={warning} />
            <Suspense fallback={texts.contradicted}>
              <RowProblem problem={problem} />
            </Suspense>
          </p>
        )
      }
    />
  )
})

const statuses: Partial<
  Record<
    NonNullable<TransactionProof['word']>,
    TransactionItem['transaction']['txStatus']
  >
> = {
  executed: 'SUCCESS',
  failed: 'FAILED',
  replaced: 'CANCELLED',
  confirmations: 'AWAITING_CONFIRMATIONS',
}

/** A record that contradicts itself, or a state that one node alone tells. */
const wordless = ({ problems }: TransactionProof) =>
  problems.some(({ kind }) => kind === 'lone-node') ? 'claimed' : 'contradicted'

/** A row that shows neither an amount nor a recipient. */
const wordsMissing = { type: '' } as unknown as TransactionInfo

const isOfState = ({ kind }: TransactionProof['problems'][number]) =>
  ['lone-node', 'status', 'signature', 'confirmations'].includes(kind)

/** The words of a row: those of the bytes where the list's contradict them. */
function wordsOf(
  { txInfo }: TransactionItem['transaction'],
  proof: TransactionProof | undefined,
): TransactionInfo {
  if (proof === undefined || proof.problems.every(isOfState)) return txInfo
  return proof.words ?? wordsMissing
}

/** The item with what is proven in place of what the gateway says. */
function withProof(
  item: TransactionItem,
  proof: TransactionProof | undefined,
): TransactionItem {
  const { transaction } = item
  const { executionInfo, txStatus } = transaction
  const { word, confirmations } = proof ?? {}
  return {
    ...item,
    transaction: {
      ...transaction,
      txInfo: wordsOf(transaction, proof),
      txStatus: word ? (statuses[word] ?? 'AWAITING_EXECUTION') : txStatus,
      executionInfo:
        executionInfo?.type === 'MULTISIG'
          ? {
              ...executionInfo,
              nonce: Number(proof?.nonce ?? executionInfo.nonce),
              ...(confirmations && {
                confirmationsSubmitted: confirmations.confirmed.length,
                confirmationsRequired: confirmations.required,
              }),
              // The gateway's word makes it nobody's turn.
              missingSigners:
                word === 'confirmations'
                  ? confirmations?.missing.map((value) => ({ value }))
                  : null,
            }
          : executionInfo,
    },
  }
}
