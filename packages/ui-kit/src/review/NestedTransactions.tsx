import type {
  NestedTransaction,
  SimulationReview,
} from '@strongroom/react-hooks/review'
import { listRecipients } from '@strongroom/safe-protocol/risks'
import type { ReactNode } from 'react'
import { Address } from '../address/Address.tsx'
import { nameOrShorten } from '../address/shortenAddress.ts'
import { Card } from '../card/Card.tsx'
import { HashPanel } from '../hash-panel/HashPanel.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { Stack } from '../stack/Stack.tsx'
import type { SentenceContext } from './CallSentence.tsx'
import { ConsequenceStrip } from './ConsequenceStrip.tsx'
import { defaultHashLabels } from './hashLabels.ts'
import { MessageContent } from './MessageDetails.tsx'
import { defaultNestedLabels, type NestedLabels } from './nestedLabels.tsx'
import { summarizeCall } from './summarizeCall.ts'
import { TransactionSentence } from './TransactionSentence.tsx'
import { transactionHashRows } from './transactionHashRows.ts'

/** Props of `NestedTransactions`. */
export interface NestedTransactionsProps extends SentenceContext {
  /** `nested` of `useTransactionReview`. */
  nested: readonly NestedTransaction[]
  /** A decimal number. */
  chainId: string
  /** `simulation` of `useTransactionReview`. */
  simulation?: SimulationReview | undefined
  chainPrefix?: string | undefined
  /** Rendered at the end of each: a link to the other safe. */
  renderActions?: ((nested: NestedTransaction) => ReactNode) | undefined
  labels?: Partial<NestedLabels> | undefined
}

const same = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()

/**
 * What a transaction approves or executes in other safes: the sentence, the three
 * hashes, who has confirmed there, and what it changes there. Everything is from bytes
 * with the approved hash, and from the chain.
 */
export function NestedTransactions({
  nested,
  ...rest
}: NestedTransactionsProps) {
  return (
    <Stack gap={4}>
      {nested.map((one) => (
        <NestedCard key={one.path.join('.')} {...rest} nested={one} />
      ))}
    </Stack>
  )
}

function NestedCard({
  nested,
  chainId,
  simulation,
  chainPrefix,
  renderActions,
  labels,
  ...context
}: Omit<NestedTransactionsProps, 'nested'> & { nested: NestedTransaction }) {
  const texts = useLabels('nested', defaultNestedLabels, labels)
  const hashTexts = useLabels('transactionHashes', defaultHashLabels)
  const { kind, by, safe, hash, verification, message, isOwner } = nested
  const { names = {} } = context
  const name = nameOrShorten(safe, names)
  const { tree, transaction, chain } = verification ?? {}
  const isUsed =
    transaction && chain ? transaction.nonce < chain.nonce : undefined
  const title = message
    ? texts.message
    : !verification && kind === 'approves'
      ? texts.unknown
      : texts[kind]
  const review = simulation?.nested?.[nested.path.join('.')]
  return (
    <Card title={title(name)} actions={renderActions?.(nested)}>
      <Stack gap={4}>
        <Address
          address={safe}
          name={names[safe.toLowerCase()]}
          shortName={chainPrefix}
          variant="full"
          copy
        />
        {!isOwner && (
          <Notice
            tone="danger"
            title={texts.notOwner(nameOrShorten(by, names), name)}
          >
            {texts.notOwnerText}
          </Notice>
        )}
        {nested.isApproved && (
          <Notice
            tone="info"
            title={texts.isApproved(nameOrShorten(by, names))}
          >
            {texts.isApprovedText}
          </Notice>
        )}
        {isUsed && kind === 'approves' && (
          <Notice tone="warning" title={texts.nonceUsed}>
            {texts.nonceUsedText}
          </Notice>
        )}
        {message && (
          <MessageContent
            content={message}
            chainId={chainId}
            chainPrefix={chainPrefix}
            names={names}
          />
        )}
        {!verification && !message && kind === 'approves' && (
          <Notice tone="warning" title={texts.unknownText}>
            <code className="sr-wrap">{hash}</code>
          </Notice>
        )}
        {verification && tree && (
          <>
            <TransactionSentence
              {...context}
              summary={summarizeCall(tree, {
                safe,
                recipients: listRecipients(tree, { safe }),
                ...(transaction ? { fees: transaction } : {}),
              })}
            />
            {chain && transaction && (
              <p className="sr-advice">
                {texts.confirmations(
                  nested.confirmations.length,
                  nested.confirmations.some((owner) => same(owner, by))
                    ? nested.confirmations.length
                    : nested.confirmations.length + 1,
                  chain.threshold,
                )}{' '}
                {transaction.nonce > chain.nonce
                  ? texts.later(transaction.nonce, chain.nonce)
                  : texts.nonce(transaction.nonce)}
              </p>
            )}
            {review && <ConsequenceStrip review={review} {...context} />}
            <HashPanel
              rows={transactionHashRows(verification, {
                isDraft: true,
                waits: false,
                labels: hashTexts,
              })}
              labels={{ equal: texts.hashes }}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
