import type {
  AuthorizeCommonOptions,
  AuthorizedAccount,
  Redirected,
} from '../authorize/AuthorizeOptions.ts'
import { prepareAuthorize } from '../authorize/prepareAuthorize.ts'
import { redirectStorage } from '../authorize/redirectRecord.ts'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { withRetry } from '../popup/withRetry.ts'
import {
  createDelegationKey,
  decryptShard,
  exportPrivateKey,
  exportPublicKey,
} from './delegationKey.ts'
import { saveShardKey } from './shardKey.ts'

/** Options of {@link delegationAuthorize}. */
export interface DelegationAuthorizeOptions extends AuthorizeCommonOptions {
  mode: 'popup' | 'redirect'
  /**
   * A pair of `createDelegationKey`.
   * @default a new one, which takes seconds
   */
  keyPair?: CryptoKeyPair
}

/** Account that agreed, and the shard of its key that this app may store. */
export interface DelegatedAccount extends AuthorizedAccount {
  clientShard: string
}

/**
 * Requests the app's shard of the user's key. The popup opens inside the call
 * and stays blank while the key pair is being made. In redirect mode the pair
 * waits in this tab's storage until `parseRedirectUrlWithShard` takes it.
 *
 * @throws WaypointError 4001 when refused or closed, −32603 without a shard
 * @throws PopupBlockedError with `retry`
 *
 * @example
 * ```ts
 * import {
 *   createDelegationKey,
 *   delegationAuthorize,
 * } from '@strongroom/waypoint-provider/delegation'
 *
 * const keyPair = await createDelegationKey()
 * document.querySelector('button')?.addEventListener('click', async () => {
 *   const { address, clientShard } = await delegationAuthorize({
 *     mode: 'popup',
 *     clientId: 'my-app',
 *     keyPair,
 *   })
 * })
 * ```
 */
export function delegationAuthorize<
  const options extends DelegationAuthorizeOptions,
>(
  options: options,
): Promise<options['mode'] extends 'popup' ? DelegatedAccount : Redirected>
export function delegationAuthorize(
  options: DelegationAuthorizeOptions,
): Promise<DelegatedAccount | Redirected> {
  return withRetry(() => run(options))
}

async function run(
  options: DelegationAuthorizeOptions,
): Promise<DelegatedAccount | Redirected> {
  const { state, scope, rest, ask, redirect } = prepareAuthorize(options)
  // Making a key takes a while, so the popup opens first.
  const makeKey = async () => options.keyPair ?? createDelegationKey()

  if (options.mode === 'redirect')
    return redirect({ state }, async (target) => {
      const keyPair = await makeKey()
      const publicKey = await exportPublicKey(keyPair)
      const privateKey = await exportPrivateKey(keyPair)
      const storage = redirectStorage(options.storage)
      options.signal?.throwIfAborted()
      saveShardKey(storage, { publicKey, privateKey })
      return [
        ['redirect', target],
        ['state', state],
        ['scope', scope],
        ['publicKey', publicKey],
      ]
    })

  let keyPair: CryptoKeyPair | undefined
  const { token, address, secondaryAddress, walletKey } = await ask(
    async (origin, target) => {
      keyPair = await makeKey()
      return [
        ['state', state],
        ['redirect', target],
        ['origin', origin],
        ['scope', scope],
        ['publicKey', await exportPublicKey(keyPair)],
        ...rest,
      ]
    },
  )
  try {
    const key = (keyPair as CryptoKeyPair).privateKey
    const clientShard = await decryptShard(key, walletKey ?? '')
    return { token, address, secondaryAddress, clientShard }
  } catch (cause) {
    throw new WaypointError(
      kinds.internal,
      'delegationAuthorize: encrypted shard is NOT valid',
      { cause },
    )
  }
}
