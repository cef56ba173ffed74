import { useConnection } from '@strongroom/react-hooks'
import {
  BridgeError,
  type BridgeHandlers,
  BridgeRejectedError,
  chooseSigningWay,
  type SignContext,
  type SignResult,
  type TypedData,
} from '@strongroom/safe-apps-bridge/host'
import type { PermissionRequest } from '@strongroom/ui-kit'
import { useState } from 'react'
import { type Address, checksumAddress } from 'viem'
import { buildBatch } from '../../../chain/buildBatch.ts'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useRpc } from '../../../core/useRpc.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppData } from '../../../storage/appData.ts'
import { useNames } from '../../address-book/useNames.ts'
import {
  type AppRequest,
  createRequestSlot,
} from '../requests/createRequestSlot.ts'
import { planNonce } from '../requests/planNonce.ts'
import type { RequestedAction } from '../requests/RequestedAction.ts'
import { readAppSignature } from '../requests/readAppSignature.ts'
import { readAppTransaction } from '../requests/readAppTransaction.ts'
import { readFallbackHandler } from '../requests/readFallbackHandler.ts'
import { useChainConfig } from '../useChainConfig.ts'
import { forwardRpc } from './forwardRpc.ts'
import { readAppBalances } from './readAppBalances.ts'
import { toBridgeChain } from './toBridgeChain.ts'
import { toBridgeSafe } from './toBridgeSafe.ts'
import type { Proposed } from './useStatusEvents.ts'

/** A request for permissions, answered by `true`, `false` or a refusal. */
export type AppPrompt = AppRequest<PermissionRequest, boolean>

/**
 * The wallet's handlers for an app, and the request that waits for the owner.
 */
export function useAppHandlers({ isDark }: { isDark: boolean }) {
  const { gateway, secondRpcFor, stores } = useServices()
  const safe = useOpenSafe()
  const rpc = useRpc(safe.chainId)
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const chain = useChainConfig(safe.chainId)
  const [request, setRequest] =
    useState<AppRequest<RequestedAction, SignResult>>()
  const [prompt, setPrompt] = useState<AppPrompt>()
  const [requests] = useState(() =>
    createRequestSlot<RequestedAction, SignResult>(setRequest),
  )
  const [prompts] = useState(() =>
    createRequestSlot<PermissionRequest, boolean>(setPrompt),
  )
  const [proposed, setProposed] = useState<readonly Proposed[]>([])
  const [isStopped, setStopped] = useState(false)
  const { chainId, version } = safe

  const propose = async (
    proposal: Omit<Extract<RequestedAction, { kind: 'transaction' }>, 'kind'>,
    signal: AbortSignal,
  ) => {
    const answer = await requests.ask(
      { kind: 'transaction', ...proposal },
      signal,
    )
    if (!('safeTxHash' in answer)) throw new BridgeRejectedError()
    const { safeTxHash } = answer
    setProposed((now) => [...now.slice(-19), { chainId, safeTxHash }])
    return answer
  }

  const sign = async (
    message: string | TypedData,
    { signal, requestId, sdkVersion, settings }: SignContext,
  ): Promise<SignResult> => {
    requests.assertOpen()
    const { buildSignMessageTransaction, isBytes } = await import(
      '../../messages/buildSignMessageTransaction.ts'
    )
    const way = chooseSigningWay({
      safeVersion: version,
      fallbackHandler: await readFallbackHandler(rpc, safe, signal),
      chainSupportsEip1271: chain?.features.includes('EIP1271') ?? true,
      sdkVersion,
      settings,
      alwaysOnChain: stores.settings.get().onChain === true,
    })
    // A gateway stores texts; bytes that are not a text can only be signed on
    // chain.
    if (way === 'offChain' && !isBytes(message))
      return requests.ask({ kind: 'message', message, requestId }, signal)
    const nonce = await planNonce(gateway, rpc, safe)
    return propose(
      {
        transaction: buildSignMessageTransaction(message, {
          chainId,
          version,
          nonce,
        }),
        message,
      },
      signal,
    )
  }

  const handlers: BridgeHandlers = {
    getSafeInfo: () => toBridgeSafe(safe, account),
    getChainInfo: () => toBridgeChain(safe.chain, chain),
    getCurrentTheme: () => ({ darkMode: isDark }),
    rpcCall: (call, { signal }) => forwardRpc(rpc, call, signal),
    getSafeBalances: ({ currency }, { signal }) =>
      readAppBalances({ gateway, rpc, safe }, currency, signal),
    getTxBySafeTxHash: ({ safeTxHash }, { signal }) =>
      readAppTransaction(
        gateway,
        {
          chainId,
          safeTxHash,
          isNew: proposed.some((entry) => entry.safeTxHash === safeTxHash),
        },
        signal,
      ),
    getOffChainSignature: ({ messageHash }, { signal }) =>
      readAppSignature(gateway, { chainId, messageHash }, signal),
    requestAddressBook: async () =>
      Object.entries(names).map(([address, name]) => ({
        address: checksumAddress(address as Address),
        name,
        chainId,
      })),
    async getContractAbi({ address }, { signal }) {
      const { readContractAbi } = await import(
        '../../drafts/readContractAbi.ts'
      )
      const { functions, name, code, isIncomplete } = await readContractAbi(
        {
          gateway,
          rpcs: [rpc, secondRpcFor(chainId)],
          chainId,
          address: address as Address,
        },
        signal,
      )
      if (functions.length === 0) {
        if (!isIncomplete) return undefined
        throw new BridgeError('The gateway did not answer.', { code: -32000 })
      }
      return {
        abi: functions.map((one) => ({ ...one })),
        ...(name !== undefined && { name }),
        ...(code?.implementation && { implementation: code.implementation }),
      }
    },
    openStorage: openAppData,
    requestPermissions: ({ capabilities }, { signal, origin }) =>
      prompts.ask({ origin, capabilities }, signal),
    sendTransactions: async ({ txs, safeTxGas }, { signal }) => {
      requests.assertOpen()
      const nonce = await planNonce(gateway, rpc, safe)
      return propose(
        {
          transaction: buildBatch(
            txs,
            { chainId, version, nonce },
            safeTxGas === undefined ? {} : { safeTxGas },
          ),
        },
        signal,
      )
    },
    signMessage: ({ message }, context) => sign(message, context),
    signTypedMessage: ({ typedData }, context) => sign(typedData, context),
  }

  return {
    handlers,
    request,
    prompt,
    proposed,
    /** Whether the owner blocked further requests of this app. */
    isStopped,
    setStopped(isOn: boolean) {
      setStopped(isOn)
      requests.setStopped(isOn)
      prompts.setStopped(isOn)
    },
    /** Changes with what `getSafeInfo` and `getChainInfo` answer. */
    revision: JSON.stringify([handlers.getSafeInfo(), handlers.getChainInfo()]),
  }
}
