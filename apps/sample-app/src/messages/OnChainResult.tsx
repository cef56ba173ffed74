import { Notice } from '@strongroom/ui-kit'
import { FollowedNotice } from '../propose/ProposalResult.tsx'
import { useFollow } from '../propose/useFollow.ts'
import type { Message, SafeWallet, Signed } from '../wallet/SafeWallet.ts'
import { useVerified } from './useVerified.ts'
import { Verdict } from './Verdict.tsx'

/** A message that counts as signed once its transaction is executed. */
export function OnChainResult({
  wallet,
  message,
  signed: { safeTxHash },
}: {
  wallet: SafeWallet
  message: Message
  signed: Extract<Signed, { kind: 'onChain' }>
}) {
  const followed = useFollow(wallet, safeTxHash)
  const isExecuted = followed.progress?.status === 'SUCCESS'
  const { asked, verify } = useVerified(
    wallet,
    message,
    isExecuted ? '0x' : undefined,
  )
  return (
    <div className="form">
      <Notice tone="info" title="Signed by a transaction">
        It is valid once the transaction is executed.{' '}
        {safeTxHash === undefined &&
          'Its hash is in the wallet: providers do not tell it. '}
        <Verdict asked={asked} onCheck={verify} />
      </Notice>
      {safeTxHash !== undefined && (
        <FollowedNotice safeTxHash={safeTxHash} followed={followed} />
      )}
    </div>
  )
}
