import { getNonces } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import {
  createBridgeHost,
  type SafeInfo,
  type TransactionRequest,
} from '@strongroom/safe-apps-bridge/host'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useServices } from '../../app/ServicesContext.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { readSafeNow } from '../../chain/readSafeNow.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { plausibleNonce } from '../send/checkNonce.ts'
import { buildAppTransaction } from './buildAppTransaction.ts'
import { type AppRequest, createRequestSlot } from './createRequestSlot.ts'

/** Speaks with the app in a frame for as long as it is mounted. */
export function useAppBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  url: URL,
  onBlocked: (origin: string) => void,
) {
  const { gateway } = useServices()
  const safe = useOpenSafe()
  const rpc = useRpc(safe.chainId)
  const { account } = useConnection()
  const [request, setRequest] = useState<AppRequest>()
  const latest = useRef({ safe, rpc, account })
  useEffect(() => {
    latest.current = { safe, rpc, account }
  }, [safe, rpc, account])

  useEffect(() => {
    if (frame.current === null) return
    const slot = createRequestSlot(setRequest)
    const host = createBridgeHost({
      frame: frame.current,
      origin: url.origin,
      onBlocked,
      handlers: {
        getSafeInfo: () => safeInfo(latest.current),
        getChainInfo: () => {
          const { chainName, chainId, shortName, nativeCurrency } =
            latest.current.safe.chain
          return { chainName, chainId, shortName, nativeCurrency }
        },
        async rpcCall({ method, params }) {
          const node = latest.current.rpc
          if (node === undefined) throw new Error('There is no RPC endpoint.')
          return node.request({ method, params })
        },
        sendTransactions: async (asked, { signal }) => {
          const transaction = await build(asked, latest.current)
          return slot.ask(transaction, signal)
        },
      },
    })

    async function build(
      asked: TransactionRequest,
      current: typeof latest.current,
    ) {
      const { chainId, address, version, nonce } = current.safe
      const [onChain, recommended] = await Promise.all([
        current.rpc
          ? readSafeNow(current.rpc, address).then((now) => now.nonce)
          : BigInt(nonce),
        getNonces(gateway, { chainId, safeAddress: address }).then(
          (nonces) => nonces.recommendedNonce,
          () => undefined,
        ),
      ])
      return buildAppTransaction(asked.txs, {
        chainId,
        version,
        nonce: plausibleNonce(onChain, recommended).nonce,
      })
    }

    return () => host.dispose()
  }, [frame, url.origin, gateway, onBlocked])

  return { request }
}

function safeInfo({
  safe,
  account,
}: {
  safe: ReturnType<typeof useOpenSafe>
  account: string | null
}): SafeInfo {
  const { info } = safe
  return {
    safeAddress: safe.address,
    chainId: Number(safe.chainId),
    threshold: safe.threshold,
    owners: safe.owners,
    isReadOnly: !safe.owners.some(
      (owner) => owner.toLowerCase() === account?.toLowerCase(),
    ),
    nonce: safe.nonce,
    version: safe.version,
    ...(info && {
      implementation: info.implementation.value,
      modules: info.modules?.map(({ value }) => value) ?? null,
      fallbackHandler: info.fallbackHandler?.value ?? null,
      guard: info.guard?.value ?? null,
    }),
    network: safe.chain.chainName.toUpperCase(),
  }
}
