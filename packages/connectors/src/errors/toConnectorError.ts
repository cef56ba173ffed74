import { ConnectorError } from './ConnectorError.ts'
import { errorCodes } from './errorCodes.ts'

const userRejected = 4001
// Rejections that reach us without 4001: ethers' name and WalletConnect's code.
const rejectionCode = 5000
const rejectionText =
  /user (?:rejected|denied|cancel)|rejected by (?:the )?user/i

/** Wraps what a wallet threw. Connector errors pass unchanged. */
export function toConnectorError(cause: unknown, wallet: string) {
  if (cause instanceof ConnectorError) return cause
  const codes = errorCodes(cause)
  if (isUserRejection(cause, codes))
    return new ConnectorError(
      'ConnectFailed',
      'The user rejected the request.',
      {
        cause,
        code: userRejected,
      },
    )
  return new ConnectorError('ConnectFailed', failureText(wallet, codes[0]), {
    cause,
    code: codes[0],
  })
}

function failureText(wallet: string, code: number | undefined): string {
  if (code === -32002)
    return `"${wallet}" is already waiting for an answer. Open the wallet and finish there.`
  return `"${wallet}" could not do what was asked.`
}

function isUserRejection(cause: unknown, codes: readonly number[]): boolean {
  if (codes.includes(userRejected) || codes.includes(rejectionCode)) return true
  try {
    const { code, message } = cause as { code?: unknown; message?: unknown }
    if (code === 'ACTION_REJECTED') return true
    return typeof message === 'string' && rejectionText.test(message)
  } catch {
    return false
  }
}
