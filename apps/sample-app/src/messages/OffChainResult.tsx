import { CopyButton, Notice } from '@strongroom/ui-kit'
import type { Message, SafeWallet, Signed } from '../wallet/SafeWallet.ts'
import { useVerified } from './useVerified.ts'
import { Verdict } from './Verdict.tsx'

/** The owners' signatures, checked by the safe. */
export function OffChainResult({
  wallet,
  message,
  signed: { messageHash, signature },
}: {
  wallet: SafeWallet
  message: Message
  signed: Extract<Signed, { kind: 'offChain' }>
}) {
  const { asked, verify } = useVerified(wallet, message, signature)
  const isValid = asked.status === 'done' && asked.result
  return (
    <Notice
      tone={isValid ? 'success' : asked.status === 'done' ? 'danger' : 'info'}
      title="Signed by the owners"
      actions={<CopyButton value={signature} label="Copy the signature" />}
    >
      <Verdict asked={asked} onCheck={verify} />
      {messageHash !== undefined && (
        <div>
          Hash they signed: <code className="hash">{messageHash}</code>
        </div>
      )}
      <div>
        Signature: <code className="hash">{signature}</code>
      </div>
    </Notice>
  )
}
