import { loadConfig } from '@strongroom/site/config'
import { parseConfig, type WaypointConfig } from '../config/parseConfig.ts'
import { loadAccounts } from '../keys/loadAccounts.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import { createReply } from '../reply/createReply.ts'
import { failureOf, failures } from '../request/failures.ts'
import { parseRequest } from '../request/parseRequest.ts'
import type { RefusedRequest, WalletRequest } from '../request/WalletRequest.ts'
import { findAccount } from './findAccount.ts'

/** Refuses to sign with another account than the app expects. */
function checkAccount(
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

/** Everything the pages need. */
export interface Installation {
  config: WaypointConfig
  request: WalletRequest
  accounts: readonly WalletAccount[]
}

/**
 * Opens this browser's wallet and reads the request; sends the app a refusal.
 */
export async function loadInstallation(url: URL): Promise<Installation> {
  const [config, accounts] = await Promise.all([
    loadConfig(parseConfig),
    loadAccounts(),
  ])
  const parsed =
    window.top === window
      ? checkAccount(parseRequest(url, config), accounts)
      : refused('The wallet does not work inside another page.')
  const request = checkOpener(parsed)
  if (request.kind === 'refused' && request.asker?.redirect === undefined)
    showRefusal(url, request)
  return { config, request, accounts }
}

/** The window stays open, so that the developer can read the reason. */
function showRefusal(url: URL, { asker, code }: RefusedRequest) {
  if (asker === undefined) return
  const method = /^\/client\/|^\/wallet\/setup\//.test(url.pathname)
    ? 'auth'
    : url.pathname === '/wallet/send'
      ? 'send'
      : 'sign'
  createReply(asker, window).send(
    { method, type: 'fail', error: failureOf(code) },
    { close: false },
  )
}

function checkOpener(request: WalletRequest): WalletRequest {
  if (request.kind === 'home' || request.kind === 'refused') return request
  if (window.opener !== null || request.redirect !== undefined) return request
  return refused('The app that asked can not be reached from this window.')
}

function refused(reason: string): RefusedRequest {
  const { code } = failures.invalidPayload
  return { kind: 'refused', reason, code, asker: undefined }
}
