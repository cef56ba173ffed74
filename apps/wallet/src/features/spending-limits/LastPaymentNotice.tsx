import {
  Button,
  formatAmount,
  Notice,
  shortenAddress,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { openLastPayments, paymentKey } from './lastPayments.ts'
import { useLimitTexts } from './texts.ts'

/** Milliseconds between two questions for the receipt. */
const pause = 3_000

/** What became of the last payment that this browser sent, by the chain. */
export function LastPaymentNotice() {
  const t = useLimitTexts()
  const locale = useLocale()
  const { stores } = useServices()
  const { chainId, address } = useOpenSafe()
  const rpc = useRpc(chainId)
  const names = useNames(chainId)
  const store = useMemo(() => openLastPayments(stores), [stores])
  const key = paymentKey(chainId, address)
  const { [key]: payment } = useStore(store)
  const { data: receipt } = useQuery({
    queryKey: ['wallet', 'limit-receipt', rpc?.url, payment?.hash],
    queryFn:
      rpc && payment
        ? async ({ signal }) => {
            const answer = await rpc.request({
              method: 'eth_getTransactionReceipt',
              params: [payment.hash],
              signal,
            })
            const { status, blockNumber } = Object(answer)
            return typeof status === 'string'
              ? { isDone: BigInt(status) === 1n, block: Number(blockNumber) }
              : null
          }
        : skipToken,
    refetchInterval: ({ state }) => (state.data ? false : pause),
  })
  if (!payment) return null
  const { to, amount, symbol, decimals, hash } = payment
  const words = {
    amount: `${formatAmount(BigInt(amount), decimals, { locale })} ${symbol}`,
    name: nameOf(names, to) ?? shortenAddress(to),
  }
  return (
    <Notice
      tone={receipt ? (receipt.isDone ? 'success' : 'danger') : 'info'}
      role="status"
      title={
        receipt
          ? receipt.isDone
            ? t('sent', words)
            : t('reverted')
          : t('sending', words)
      }
      actions={
        <Button
          size="small"
          onClick={() => store.set(({ [key]: _, ...others }) => others)}
        >
          {t('dismiss')}
        </Button>
      }
    >
      {receipt?.isDone && (
        <p>{t('minedIn', { block: String(receipt.block) })}</p>
      )}
      <code className="app-wrap">{hash}</code>
    </Notice>
  )
}
