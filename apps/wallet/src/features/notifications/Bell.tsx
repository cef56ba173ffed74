import {
  type GatewayClient,
  getSafeMessages,
  getTransactionHistory,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import {
  type TransactionProof,
  useConnection,
  useTransactionStatuses,
} from '@strongroom/react-hooks'
import { ClaimMark, TimeOfDay, ToastLog } from '@strongroom/ui-kit'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useSafeParameter } from '../../core/routes.ts'
import { timeZone } from '../../core/timeZone.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useServices } from '../../core/useServices.ts'
import { openBellStore } from '../../storage/bellStore.ts'
import { isSameSafe } from '../../storage/parseSafes.ts'
import { useStore } from '../../storage/useStore.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { useBellTexts } from './bellTexts.ts'
import { confirmationsOf, listNews, type News } from './listNews.ts'
import './bell.css'

/** Three requests each: the open safe, and those that were opened last. */
const mostSafes = 4
const refreshEvery = 120_000

interface BellSafe {
  chainId: string
  address: Address
  ref: string
}

/** The open safe and the remembered ones; strangers' safes send no news. */
function useBellSafes(): BellSafe[] {
  const { stores } = useServices()
  const remembered = useStore(stores.safes)
  const { chains } = useChainRecords()
  const result = useSafeFromUrl()
  const open = result.status === 'ready' ? result.safe : undefined
  return useMemo(() => {
    const rest = remembered.filter(
      (each) => open === undefined || !isSameSafe(each, open),
    )
    rest.sort((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0))
    return [...(open === undefined ? [] : [open]), ...rest]
      .flatMap(({ chainId, address }) => {
        const chain = chains.find((each) => each.chainId === chainId)
        return chain === undefined
          ? []
          : [{ chainId, address, ref: `${chain.shortName}:${address}` }]
      })
      .slice(0, mostSafes)
  }, [remembered, open, chains])
}

const newsQuery = (
  gateway: GatewayClient,
  { chainId, address: safeAddress }: BellSafe,
) => ({
  queryKey: ['wallet', 'news', chainId, safeAddress],
  refetchInterval: refreshEvery,
  staleTime: refreshEvery / 2,
  async queryFn({ signal }: { signal: AbortSignal }) {
    const of = { chainId, safeAddress, signal }
    const [queue, history, messages] = await Promise.all([
      getTransactionQueue(gateway, of),
      getTransactionHistory(gateway, { ...of, timezone: timeZone }),
      getSafeMessages(gateway, of),
    ])
    return {
      queue: queue.results,
      history: history.results,
      messages: messages.results,
    }
  },
})

const words: Readonly<Record<string, readonly News['kind'][]>> = {
  executed: ['executed', 'incoming', 'owners'],
  failed: ['failed'],
}

/** Whether the chain or signatures prove what a row says. */
function isProven(
  { kind }: News,
  proof: TransactionProof | undefined,
  account: string | null,
) {
  if (proof?.status !== 'proven' || proof.word === undefined) return false
  const isYou = (owner: string) =>
    owner.toLowerCase() === account?.toLowerCase()
  if (kind === 'confirm') return proof.confirmations?.missing.some(isYou)
  return words[proof.word]?.includes(kind) ?? false
}

const close = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

function SafeNews({
  safe,
  news,
  seen,
  hasFailed,
}: {
  safe: BellSafe
  news: readonly News[]
  seen: number
  hasFailed: boolean
}) {
  const t = useBellTexts()
  const { account } = useConnection()
  const name = useAddressName(safe.chainId, safe.address)
  const items = useMemo(
    () => news.flatMap(({ item }) => (item === undefined ? [] : [item])),
    [news],
  )
  const proofs = useTransactionStatuses({
    ...{ chainId: safe.chainId, safeAddress: safe.address, items },
  })
  if (news.length === 0 && !hasFailed) return null
  const title = name ?? t('unnamed')
  return (
    <section className="bell-safe" aria-label={title}>
      <h3>{title}</h3>
      {hasFailed && <p>{t('failedSafe')}</p>}
      <ul>
        {news.map((each) => {
          const { kind, id, time } = each
          const proof = proofs.get(id)
          const content = (
            <>
              <b>
                {proof?.status === 'contradicted' ? t('contradicted') : t(kind)}
              </b>
              <span>
                {time > seen && <em>{t('new')} </em>}
                <TimeOfDay
                  timestamp={time}
                  timeZone={timeZone}
                  precision="datetime"
                />{' '}
                {!isProven(each, proof, account) && <ClaimMark short />}
              </span>
            </>
          )
          return (
            <li key={`${kind} ${id}`}>
              {kind === 'message' ? (
                <Link
                  to="/messages/msg"
                  search={{ safe: safe.ref, id }}
                  onClick={close}
                >
                  {content}
                </Link>
              ) : (
                <Link
                  to="/transactions/tx"
                  search={{ safe: safe.ref, id }}
                  onClick={close}
                >
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What happened while the reader was away, and the notifications of this visit. */
export function Bell() {
  const t = useBellTexts()
  const { gateway, stores, toasts } = useServices()
  const { account } = useConnection()
  const store = openBellStore(stores)
  const memory = useStore(store)
  const safes = useBellSafes()
  const inSafe = useSafeParameter() !== undefined
  const [isOpen, setOpen] = useState(false)
  // Rows stay marked as new while the list is open.
  const [before, setBefore] = useState(memory)
  const { seen, counts } = isOpen ? before : memory
  const answers = useQueries({
    queries: safes.map((safe) => newsQuery(gateway, safe)),
  })
  const groups = safes.map((safe, at) => {
    const { data, error, dataUpdatedAt } = answers[at] ?? {}
    const options = { account, counts, now: dataUpdatedAt ?? 0 }
    const news = data === undefined ? [] : listNews(data, options)
    return { safe, data, news, hasFailed: error != null }
  })
  const all = groups.flatMap(({ news }) => news)
  useEffect(() => {
    // On the first visit there are no missed events.
    if (store.get().seen === null)
      store.set((now) => ({ ...now, seen: Date.now() }))
  }, [store])
  const unread =
    memory.seen === null || isOpen
      ? 0
      : all.filter(({ time }) => time > (memory.seen ?? 0)).length

  const markRead = () => {
    const waiting = groups.flatMap(({ data }) =>
      (data?.queue ?? []).flatMap((item) =>
        item.type === 'TRANSACTION'
          ? [[item.transaction.id, confirmationsOf(item)] as const]
          : [],
      ),
    )
    const newest = Math.max(Date.now(), ...all.map(({ time }) => time))
    store.set({ seen: newest, counts: Object.fromEntries(waiting) })
  }
  return (
    <ToastLog
      store={toasts}
      timeZone={timeZone}
      unread={unread}
      onOpenChange={(open) => {
        if (open) {
          setBefore(memory)
          markRead()
        }
        setOpen(open)
      }}
    >
      <div className="bell">
        <h2>{t('title')}</h2>
        {all.length === 0 && groups.every(({ hasFailed }) => !hasFailed) && (
          <p>{t('none')}</p>
        )}
        {isOpen &&
          groups.map(({ safe, news, hasFailed }) => (
            <SafeNews
              key={safe.ref}
              seen={seen ?? Number.POSITIVE_INFINITY}
              {...{ safe, news, hasFailed }}
            />
          ))}
        {inSafe && (
          <Link to="/settings/notifications" onClick={close}>
            {t('settings')}
          </Link>
        )}
      </div>
    </ToastLog>
  )
}
