import {
  addDelegate,
  deleteDelegate,
  isGatewayError,
} from '@strongroom/gateway-sdk'
import {
  getDelegateTypedData,
  getTotp,
  hashMessageDigest,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { readSafeNow } from '../verify/readSafeNow.ts'
import { sameText } from '../verify/sameText.ts'
import { assertOpen } from './assertOpen.ts'
import { assertWallet } from './assertWallet.ts'
import { errorLine } from './errorLine.ts'
import type { ProgressOptions } from './Progress.ts'
import { readSafeOrRefuse } from './readSafeOrRefuse.ts'
import { reportEnd } from './reportEnd.ts'
import { requestSignature } from './requestSignature.ts'
import { rpcOf } from './rpcOf.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { SigningError } from './SigningError.ts'
import { type BoundWallet, withWallet } from './withWallet.ts'

/**
 * Adds or removes a delegate, who may propose transactions in an owner's name. The
 * connected wallet signs a text that names the delegate, the chain and the hour. It
 * names neither the safe nor the label, and gives no right on the chain: it counts at
 * the gateway alone, so there is nothing for the policy to decide.
 *
 * An account that adds a delegate has to own the safe, as the owner's node says; one
 * that removes has to be the delegate or the owner who added them. The signature is
 * recovered here before it is sent. Where the gateway takes the hour for a stale or
 * used one, the wallet is asked once more, for another hour.
 *
 * @throws SigningError, `delegateRefused` when the gateway does not take the request,
 * `notOwner` and `notDelegator` before the wallet is asked; RefusedError
 * `unavailable` without an answer of the owner's node, `asking` while the wallet is
 * asked already.
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { signDelegate } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const config = {
 *   gateway: createGatewayClient(),
 *   manager: createConnectionManager(),
 *   chains: [{ chainId: '1', rpc }],
 * }
 *
 * export const add = (delegate: `0x${string}`) =>
 *   signDelegate(config, {
 *     action: 'add',
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     delegate,
 *     label: 'Accountant',
 *   })
 */
export function signDelegate(
  config: SigningConfig,
  parameters: signDelegate.Parameters,
): Promise<void> {
  const { chainId, signal } = parameters
  return reportEnd(parameters.onProgress, (onProgress) =>
    withWallet(config.manager, { chainId, signal }, (wallet, open) =>
      signBound(config, parameters, { wallet, signal: open, onProgress }),
    ),
  )
}

async function signBound(
  config: SigningConfig,
  request: signDelegate.Parameters,
  bound: BoundWallet,
): Promise<void> {
  const { wallet, signal, onProgress } = bound
  const { chainId, safeAddress } = request
  onProgress?.({ step: 'checking' })
  if (request.action === 'add') {
    const rpc = rpcOf(config, chainId)
    const { owners } = await readSafeOrRefuse({
      readSafe: () => readSafeNow(rpc, safeAddress, signal),
      signal,
    })
    if (!owners.some((owner) => sameText(owner, wallet.account)))
      throw new SigningError('notOwner')
  } else if (
    ![request.delegator, request.delegate].some((one) =>
      sameText(one, wallet.account),
    )
  )
    throw new SigningError('notDelegator')
  await assertWallet(wallet, Number(chainId))
  assertOpen(signal)
  const totp = getTotp(Date.now())
  const first = await signHour(request, { totp, isRetry: false }, bound)
  try {
    await post(config, request, first, bound)
  } catch (error) {
    if (!isStale(error)) throw refusal(error)
    assertOpen(signal)
    // The prompt may have outlasted the hour; else the hour before counts, too.
    const now = getTotp(Date.now())
    const hour = { totp: now === totp ? totp - 1n : now, isRetry: true }
    const second = await signHour(request, hour, bound)
    await post(config, request, second, bound).catch((cause: unknown) => {
      throw refusal(cause)
    })
  }
}

/** The account's own signature for one hour. */
async function signHour(
  { chainId, delegate }: signDelegate.Parameters,
  { totp, isRetry }: { readonly totp: bigint; readonly isRetry: boolean },
  { wallet, signal, onProgress }: BoundWallet,
): Promise<Hex> {
  const typedData = getDelegateTypedData({
    chainId: Number(chainId),
    delegate,
    totp,
  })
  const hash = hashMessageDigest(typedData)
  const { data } = await requestSignature(typedData, hash, {
    wallet,
    signal,
    onMethod: (method) =>
      onProgress?.({
        step: 'signingDelegate',
        ...{ hash, typedData, method, isRetry },
      }),
  })
  return data
}

async function post(
  { gateway }: SigningConfig,
  request: signDelegate.Parameters,
  signature: Hex,
  { wallet, signal, onProgress }: BoundWallet,
): Promise<void> {
  assertOpen(signal)
  onProgress?.({ step: 'posting' })
  const { chainId, delegate, isEverySafe } = request
  const safe = isEverySafe ? undefined : request.safeAddress
  const common = { chainId, delegate, safe, signature }
  if (request.action === 'remove')
    return deleteDelegate(gateway, { ...common, delegator: request.delegator })
  const { label } = request
  return addDelegate(gateway, { ...common, delegator: wallet.account, label })
}

/** The gateway refuses a signature that is of the account, as checked here. */
const isStale = (error: unknown): boolean =>
  isGatewayError(error) &&
  error.status !== undefined &&
  error.status < 500 &&
  /signature/i.test(error.message)

const refusal = (error: unknown): SigningError =>
  error instanceof SigningError
    ? error
    : new SigningError('delegateRefused', { detail: errorLine(error) })

export declare namespace signDelegate {
  type Parameters = ProgressOptions & {
    /** Decimal. */
    readonly chainId: string
    /** The safe that the account owns. */
    readonly safeAddress: Address
    /** Who may propose, or no longer. */
    readonly delegate: Address
    /**
     * For every safe of the owner on this chain, in place of this one. A removal then
     * ends what the owner granted for single safes as well. @default false
     */
    readonly isEverySafe?: boolean | undefined
  } & (
      | {
          readonly action: 'add'
          /** Name for people, 50 characters at most; not signed. */
          readonly label: string
        }
      | {
          readonly action: 'remove'
          /** The owner who added the delegate. */
          readonly delegator: Address
        }
    )
}
