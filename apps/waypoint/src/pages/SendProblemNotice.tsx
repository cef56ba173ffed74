import { ForeignText, Notice } from '@strongroom/ui-kit'
import type { SendError } from '../send/SendError.ts'

const titles = {
  fails: 'This transaction would fail',
  funds: 'The account can not pay for this',
  node: 'The chain could not be asked',
  changed: 'The transaction was not accepted',
} as const

/** Explains why a transaction can not be sent as it is, and the remedy. */
export function SendProblemNotice({
  error,
  isSigned,
  symbol,
}: {
  error: SendError
  isSigned: boolean
  /** Symbol of the chain's currency. */
  symbol: string
}) {
  return (
    <Notice
      tone={error.problem === 'funds' ? 'warning' : 'danger'}
      role="alert"
      title={
        isSigned
          ? 'It is not known whether the transaction was sent'
          : titles[error.problem]
      }
    >
      {error.problem === 'funds' ? (
        `Send some ${symbol} to the address below, then try again.`
      ) : (
        <>
          <ForeignText value={error.message} max={300} />
          {isSigned && ' Trying again sends the same transaction, never two.'}
        </>
      )}
    </Notice>
  )
}
