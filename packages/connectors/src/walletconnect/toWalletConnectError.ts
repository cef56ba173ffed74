import { ConnectorError } from '../errors/ConnectorError.ts'
import { errorCodes } from '../errors/errorCodes.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'

const refused = /user rejected|connection request reset/i
const expired = /proposal expired|request expired/i

/** Wraps what WalletConnect threw; its refusals have codes of their own. */
export function toWalletConnectError(cause: unknown, wallet: string) {
  const wrapped = toConnectorError(cause, wallet)
  if (wrapped === cause) return wrapped
  const text = cause instanceof Error ? cause.message : ''
  if (expired.test(text))
    return new ConnectorError(
      'ConnectFailed',
      'The code expired before a wallet answered. Try again for a new one.',
      { cause, reason: 'expired' },
    )
  const isRefused = errorCodes(cause).some(
    (code) => code >= 5000 && code < 5100,
  )
  if (wrapped.code !== 4001 && !isRefused && !refused.test(text)) return wrapped
  return new ConnectorError('ConnectFailed', 'The user rejected the request.', {
    cause,
    code: 4001,
  })
}
