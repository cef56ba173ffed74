import type { WalletAccount } from '../keys/WalletAccount.ts'
import { failures } from '../request/failures.ts'
import type { WalletRequest } from '../request/WalletRequest.ts'
import { findAccount } from './findAccount.ts'

/** Refuses to sign with another account than the app expects. */
export function checkAccount(
  request: WalletRequest,
  accounts: readonly WalletAccount[],
): WalletRequest {
  if (!('expectAddress' in request)) return request
  if (findAccount(accounts, request.expectAddress) !== undefined) return request
  const reason =
    accounts.length === 0
      ? 'There is no account in this browser.'
      : 'The app expects an account that is not in this browser.'
  const { code } = failures.noAddress
  return { kind: 'refused', reason, code, asker: request }
}
