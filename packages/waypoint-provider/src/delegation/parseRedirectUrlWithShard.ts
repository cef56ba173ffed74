import {
  type ParseRedirectOptions,
  type RedirectResult,
  readRedirect,
} from '../authorize/parseRedirectUrl.ts'
import { redirectStorage } from '../authorize/redirectRecord.ts'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { decryptShard, importPrivateKey } from './delegationKey.ts'
import { takeShardKey } from './shardKey.ts'

/** Result of the wallet's return after `delegationAuthorize`. */
export interface RedirectShardResult extends RedirectResult {
  clientShard: string
}

/**
 * Like `parseRedirectUrl`, for the return of `delegationAuthorize`. The key pair
 * is deleted from the storage, after a refusal too.
 *
 * @throws WaypointError as `parseRedirectUrl`, and −32602 without a shard or the
 *   key to read it
 *
 * @example
 * ```ts
 * import { parseRedirectUrlWithShard } from '@strongroom/waypoint-provider/delegation'
 *
 * if (new URL(location.href).searchParams.has('wallet_key')) {
 *   const { address, clientShard } = await parseRedirectUrlWithShard()
 * }
 * ```
 */
export async function parseRedirectUrlWithShard(
  options: ParseRedirectOptions = {},
): Promise<RedirectShardResult> {
  let privateKey: string | undefined
  const { result, walletKey } = readRedirect(options, () => {
    privateKey = takeShardKey(redirectStorage(options.storage))
  })
  if (walletKey === null) throw fail('encrypted shard not found')
  if (privateKey === undefined) throw fail('client shard key pair not found')
  try {
    const key = await importPrivateKey(privateKey)
    return { ...result, clientShard: await decryptShard(key, walletKey) }
  } catch (cause) {
    throw fail('encrypted shard is NOT valid', cause)
  }
}

function fail(text: string, cause?: unknown) {
  return new WaypointError(kinds.invalidParams, `parseRedirectUrl: ${text}`, {
    cause,
  })
}
