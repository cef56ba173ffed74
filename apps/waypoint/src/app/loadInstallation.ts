import type { PrivateKeyAccount } from 'viem/accounts'
import { loadConfig } from '../config/loadConfig.ts'
import type { WaypointConfig } from '../config/parseConfig.ts'
import { loadWallet } from '../keys/loadWallet.ts'
import { createReply } from '../reply/createReply.ts'
import { parseRequest } from '../request/parseRequest.ts'
import type { RefusedRequest, WalletRequest } from '../request/WalletRequest.ts'
import { loadTokenKey, type TokenKey } from '../token/loadTokenKey.ts'
import { checkAddress } from './checkAddress.ts'

/** Everything the pages need. */
export interface Installation {
  config: WaypointConfig
  request: WalletRequest
  wallet: PrivateKeyAccount
  tokenKey: TokenKey
}

/** Opens this browser's wallet and reads the request; refusals are told. */
export async function loadInstallation(url: URL): Promise<Installation> {
  const config = await loadConfig()
  const [wallet, tokenKey] = await Promise.all([loadWallet(), loadTokenKey()])
  const parsed = isFramed()
    ? framed
    : checkAddress(parseRequest(url, config), wallet.address)
  const request = checkOpener(parsed)
  if (request.kind === 'refused' && request.asker !== undefined) {
    const { asker, code, reason } = request
    const method = url.pathname.startsWith('/client/') ? 'auth' : 'sign'
    const error = { code, message: reason }
    // The window stays, so that whoever made the request can read why.
    createReply(asker, window).send(
      { method, type: 'fail', error },
      { close: false },
    )
  }
  return { config, request, wallet, tokenKey }
}

const framed: RefusedRequest = {
  kind: 'refused',
  reason: 'The wallet does not work inside another page.',
  code: 1003,
  asker: undefined,
}

function isFramed(): boolean {
  return window.top !== window
}

function checkOpener(request: WalletRequest): WalletRequest {
  const isAsking = request.kind !== 'home' && request.kind !== 'refused'
  if (!isAsking || window.opener !== null) return request
  return {
    kind: 'refused',
    reason: 'The app that asked can not be reached from this window.',
    code: 1003,
    asker: undefined,
  }
}
