import { useWalletPort } from '@strongroom/react-hooks'
import { SigningError } from '@strongroom/react-hooks/sign'
import {
  encodeExecuteRecovery,
  type MultiSendCall,
} from '@strongroom/safe-protocol'
import { Button, Notice, Stack } from '@strongroom/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useProblemText } from '../../core/useProblemText.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { sendFromAccount, waitUntilMined } from '../funding/sendFromAccount.ts'
import { useRecoveryTexts } from './texts.ts'

/** Lets a recoverer execute an attempt, from the connected account. */
export function ExecuteAttempt({
  module,
  call,
  isNext,
}: {
  module: Address
  call: MultiSendCall
  /** The module executes attempts in their order only. */
  isNext: boolean
}) {
  const t = useRecoveryTexts()
  const writeProblem = useProblemText()
  const { chainId } = useOpenSafe()
  const { toasts } = useServices()
  const queryClient = useQueryClient()
  const rpc = useRpc(chainId)
  const wallet = useWalletPort()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!wallet || !rpc) return
      const to = { to: module, value: 0n, data: encodeExecuteRecovery(call) }
      const ports = { wallet, rpc, chainId: Number(chainId) }
      const hash = await sendFromAccount(to, ports)
      const { signal } = new AbortController()
      if (!(await waitUntilMined(rpc, hash, { signal })))
        throw new Error(t('reverted'))
      toasts.add({ tone: 'success', title: t('executedNow') })
    },
    onSettled: () => void queryClient.invalidateQueries(),
  })
  const reason = !isNext
    ? t('executeOthers')
    : wallet === undefined
      ? t('noWallet')
      : undefined
  return (
    <Stack gap={2}>
      <Notice
        tone="warning"
        title={t('executeWarning')}
        actions={
          <Button
            disabledReason={reason}
            busy={isPending}
            onClick={() => mutate()}
          >
            {t('execute')}
          </Button>
        }
      />
      {error && (
        <Notice
          tone="danger"
          role="alert"
          title={
            error instanceof SigningError ? writeProblem(error) : error.message
          }
        >
          {error instanceof SigningError ? error.detail : undefined}
        </Notice>
      )}
    </Stack>
  )
}
