/** A history of 10,000 transactions in the virtual list, measured from inside. */
import type { TransactionItem } from '@strongroom/gateway-sdk'
import {
  DateLabel,
  Skeleton,
  TransactionRow,
  VirtualList,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { watchFrames } from './frames.page.ts'

// Read when the page starts, as by the wallet: its history needs it.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const count = 10_000
const safe = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const address = (index: number) =>
  `0x${(Math.imul(index, 0x9e37_79b1) >>> 0).toString(16).padStart(8, '0').repeat(5)}`
const symbols = ['USDC', 'WETH', 'DAI', 'RON']

function createItem(index: number, note: string | null): TransactionItem {
  const isSent = index % 3 !== 0
  const other = { value: address(index % 97) }
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `multisig_${safe}_0x${index}`,
      timestamp: 1_795_170_600_000 - index * 3_600_000,
      txStatus: index % 50 === 7 ? 'FAILED' : 'SUCCESS',
      txInfo: {
        type: 'Transfer',
        sender: isSent ? { value: safe } : other,
        recipient: isSent ? other : { value: safe },
        direction: isSent ? 'OUTGOING' : 'INCOMING',
        transferInfo: {
          type: 'ERC20',
          tokenAddress: address(index % 4),
          value: String(1_250_000 * (index + 1)),
          tokenName: symbols[index % 4] ?? null,
          tokenSymbol: symbols[index % 4] ?? null,
          logoUri: null,
          decimals: 6,
          trusted: true,
          imitation: false,
        },
      },
      txHash: null,
      executionInfo: {
        type: 'MULTISIG',
        nonce: count - index,
        confirmationsRequired: 2,
        confirmationsSubmitted: 2,
        missingSigners: null,
      },
      safeAppInfo: null,
      note,
    },
  } as TransactionItem
}

type Row = { day: number } | TransactionItem

// A heading for each nine: rows of two heights.
const first: readonly Row[] = Array.from({ length: count }, (_, index) => {
  const item = createItem(index, index % 9 === 4 ? 'Payroll, part two' : null)
  const day = item.transaction.timestamp
  return index % 9 === 0 ? [{ day }, item] : [item]
}).flat()
const getKey = (row: Row) =>
  'day' in row ? `day-${row.day}` : row.transaction.id
const sizeOf = (row: Row) =>
  'day' in row ? 47.5 : row.transaction.note === null ? 60 : 72.5
const renderRow = (row: Row) =>
  'day' in row ? (
    <DateLabel timestamp={row.day} timeZone={timeZone} />
  ) : (
    <TransactionRow
      item={row}
      href={`#${row.transaction.id}`}
      timeZone={timeZone}
    />
  )
let setItems: (items: readonly Row[]) => void

function History() {
  const [items, change] = useState<readonly Row[]>(first)
  setItems = change
  return (
    <VirtualList
      items={items}
      getKey={getKey}
      renderRow={renderRow}
      estimateSize={sizeOf}
      aria-label="History"
    />
  )
}

const { next: frame, painted } = watchFrames()
const container = document.getElementById('root') as HTMLElement
const nodes = () => container.querySelectorAll('*').length

/** Whether either edge of the window shows no row. */
function isBlank(): boolean {
  const { innerWidth, innerHeight } = window
  return [0.02, 0.98].some(
    (part) =>
      document
        .elementFromPoint(innerWidth / 2, innerHeight * part)
        ?.closest('.sr-row') == null,
  )
}

/** From the answer to its picture: the page stood there, waiting for it. */
async function mount() {
  const root = createRoot(container)
  flushSync(() => root.render(<Skeleton shape="row" lines={4} />))
  await painted()
  await painted()
  const start = performance.now()
  flushSync(() => root.render(<History />))
  const script = performance.now() - start
  await painted()
  return { script, paint: performance.now() - start, nodes: nodes() }
}

/** To look takes time of the frame that is looked at: so that is another run. */
async function scroll(frames: number, step: number, looks: boolean) {
  const times: number[] = []
  let blank = 0
  let most = 0
  // The user does not scroll in the frame that paints the first rows.
  for (let waited = 0; waited < 6; waited += 1) await frame()
  let last = await frame()
  for (let index = 0; index < frames; index += 1) {
    window.scrollBy({ top: step, behavior: 'instant' })
    // Requests here belong to the rows that this frame paints.
    if (looks) {
      if (isBlank()) blank += 1
      most = Math.max(most, nodes())
    }
    const now = await frame()
    times.push(now - last)
    last = now
  }
  return { times, blank, nodes: most, at: window.scrollY }
}

/** Frames between the change of a visible row and the frame that shows it. */
async function update() {
  const row = container.querySelectorAll('.sr-row .sr-tx')[10]
  const shown = row?.closest('.sr-row')
  const index = Number(shown?.getAttribute('data-index'))
  await frame()
  const before = first[index]
  if (before === undefined || 'day' in before) throw new Error('No row.')
  const { transaction } = before
  const changed = {
    ...before,
    transaction: { ...transaction, note: 'Changed' },
  }
  const next = first.with(index, changed)
  const start = performance.now()
  flushSync(() => setItems(next))
  // Layout is part of the price.
  container.getBoundingClientRect()
  const took = performance.now() - start
  const isShown = shown?.textContent?.includes('Changed') === true
  await painted()
  return { took, isShown }
}

Object.assign(globalThis, { bench: { mount, scroll, update } })
