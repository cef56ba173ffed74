import { decodeCall, type SafeTransaction } from '@strongroom/safe-protocol'
import { listRecipients } from '@strongroom/safe-protocol/risks'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useTransactionTexts } from './transactionTexts.ts'

/** Fills the form with an executed payment, decoded from the bytes of its hash. */
export function SendAgain({
  transaction,
}: {
  transaction: Readonly<SafeTransaction>
}) {
  const t = useTransactionTexts()
  const { address: safe } = useOpenSafe()
  const [payment, ...others] = listRecipients(
    decodeCall(transaction, { safe }),
    { safe },
  ).filter(({ role }) => role !== 'refund')
  const { role, path, amount, isNft, isCall } = payment ?? {}
  // An NFT's `transferFrom` reads like that of a token: only `transfer` is sure.
  const isTransfer = /^0x($|a9059cbb)/i.test(transaction.data)
  const isSimple = role === 'payment' && path?.length === 0 && !isNft && !isCall
  if (!isTransfer) return null
  if (!payment || !isSimple || others.length > 0) return null
  if (typeof amount !== 'bigint' || amount === 0n) return null
  return (
    <p className="app-advice">
      {t.rich('sendAgain', {
        link: (text) => (
          <ButtonLink
            to="/send"
            search={{
              to: payment.address,
              token: payment.token,
              value: String(amount),
            }}
          >
            {text}
          </ButtonLink>
        ),
      })}
    </p>
  )
}
