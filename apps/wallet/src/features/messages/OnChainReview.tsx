import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import { Skeleton } from '@strongroom/ui-kit'
import { useMemo } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { DraftReview } from '../review/DraftReview.tsx'
import { useQueueNonces } from '../review/useQueueNonces.ts'
import { buildSignMessageTransaction } from './buildSignMessageTransaction.ts'
import { useMessagesTexts } from './texts.ts'

/** Signs a message by a transaction, where the owner prefers that. */
export function OnChainReview({
  message,
  onBack,
  onDone,
}: {
  message: string | TypedDataInput
  onBack: () => void
  /** Called once the gateway or the chain has the transaction. */
  onDone: () => void
}) {
  const t = useMessagesTexts()
  const nonces = useQueueNonces()
  return nonces.isPending ? (
    <Skeleton shape="block" lines={2} label={t('nextNonce')} />
  ) : (
    <Draft {...{ message, onBack, onDone }} nonce={nonces.nonce} />
  )
}

function Draft({
  message,
  nonce,
  onBack,
  onDone,
}: {
  message: string | TypedDataInput
  nonce: bigint
  onBack: () => void
  onDone: () => void
}) {
  const t = useMessagesTexts()
  const { chainId, version } = useOpenSafe()
  // Built once: what is reviewed stays what it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: built once
  const transaction = useMemo(
    () => buildSignMessageTransaction(message, { chainId, version, nonce }),
    [message],
  )
  return (
    <DraftReview
      transaction={transaction}
      message={message}
      title={t('onChain')}
      onBack={onBack}
      onDone={onDone}
    />
  )
}
