import { deleteTransaction } from '@strongroom/gateway-sdk'
import { useWalletPort } from '@strongroom/react-hooks'
import { invalidateSafe } from '@strongroom/react-hooks/query'
import {
  assertWallet,
  checkSignature,
  errorLine,
  isRejection,
  SigningError,
  typedDataJson,
} from '@strongroom/react-hooks/sign'
import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { useRef, useState } from 'react'
import type { Hex } from 'viem'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'

/** Deletes a proposal: one signature over its hash and the hour. */
export function useDelete(safe: OpenSafe, safeTxHash: Hex) {
  const { gateway, queryClient } = useServices()
  const wallet = useWalletPort()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SigningError>()
  const running = useRef(false)

  async function work() {
    if (wallet === undefined) throw new SigningError('walletFailed')
    await assertWallet(wallet, Number(safe.chainId))
    const typedData = getDeleteTransactionTypedData({
      chainId: Number(safe.chainId),
      safe: safe.address,
      safeTxHash,
      totp: getTotp(Date.now()),
    })
    const answer = await wallet
      .request({
        method: 'eth_signTypedData_v4',
        params: [wallet.account, typedDataJson(typedData)],
      })
      .catch((error: unknown) => {
        throw isRejection(error)
          ? new SigningError('rejected')
          : new SigningError('walletFailed', { detail: errorLine(error) })
      })
    // Rarely needed: loaded with the answer, not with the page.
    const { hashDeleteRequest } = await import('./hashDeleteRequest.ts')
    const { data: signature } = await checkSignature(
      answer,
      hashDeleteRequest(typedData),
      wallet.account,
    )
    await deleteTransaction(gateway, {
      chainId: safe.chainId,
      safeTxHash,
      signature,
    })
    invalidateSafe(queryClient, gateway, {
      chainId: safe.chainId,
      safeAddress: safe.address,
    })
  }

  return {
    busy,
    problem,
    async remove(): Promise<boolean> {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setProblem(undefined)
      try {
        await work()
        return true
      } catch (error) {
        setProblem(
          error instanceof SigningError
            ? error
            : new SigningError('notDeleted', { detail: errorLine(error) }),
        )
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}
