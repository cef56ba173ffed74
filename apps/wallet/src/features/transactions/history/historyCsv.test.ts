import {
  createGatewayClient,
  type TransactionDetails,
  type TransactionItem,
} from '@strongroom/gateway-sdk'
import {
  createErc20Transfer,
  createNativeCoinTransfer,
  createTransfer,
} from '@strongroom/gateway-sdk/testing'
import {
  encodeMultiSendCallOnly,
  getSafeDeployment,
} from '@strongroom/safe-protocol'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { parseCsv } from '../../../core/csv.ts'
import { csvHead, readForExport, writeTransaction } from './historyCsv.ts'
import type { HistoryFilter } from './historySearch.ts'

const dave: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const erin: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const safe: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const usd: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const hash = `0x${'ab'.repeat(32)}`
const ex = (value: Address) => ({ value, name: null, logoUri: null })
const input = {
  names: { [dave.toLowerCase()]: '=Dave' },
  coin: { symbol: 'ETH', decimals: 18 },
  safeAddress: safe,
}

const item = (over: Partial<TransactionItem['transaction']>) =>
  ({
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `multisig_${safe}_${hash}`,
      timestamp: Date.UTC(2026, 2, 5, 9, 30),
      txStatus: 'SUCCESS',
      txHash: `0x${'cd'.repeat(32)}`,
      executionInfo: {
        type: 'MULTISIG',
        nonce: 7,
        confirmationsRequired: 1,
        confirmationsSubmitted: 1,
      },
      ...over,
    },
  }) as TransactionItem

const sentTo = (to: Address, symbol: string) =>
  item({
    txInfo: createTransfer({
      direction: 'OUTGOING',
      recipient: ex(to),
      transferInfo: createErc20Transfer({
        tokenAddress: usd,
        value: '1234567890',
        decimals: 6,
        tokenSymbol: symbol,
      }),
    }),
  })

const rowsOf = (text: string) => {
  const [head, ...lines] = parseCsv(csvHead() + text)
  return lines.map(({ cells }) =>
    Object.fromEntries(
      (head?.cells ?? []).map((name, at) => [name, cells[at]]),
    ),
  )
}

test('default: writes a payment with its exact amount and its hashes', () => {
  expect(
    rowsOf(writeTransaction({ item: sentTo(dave, 'USD') }, undefined, input)),
  ).toMatchInlineSnapshot(`
    [
      {
        "amount": "1234.56789",
        "counterparty": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
        "date": "2026-03-05T09:30:00.000Z",
        "direction": "out",
        "hash": "0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
        "name": "=Dave",
        "nonce": "7",
        "proof": "claimed",
        "safeTxHash": "0xabababababababababababababababababababababababababababababababab",
        "status": "success",
        "symbol": "USD",
        "token": "0x5FbDB2315678afecb367f032d93F642f64180aa3",
        "type": "Transfer",
      },
    ]
  `)
})

test('behavior: a hostile symbol and name stay texts in a spreadsheet', () => {
  const symbol = '=HYPERLINK("https://evil.example","USD")'
  const line = writeTransaction(
    { item: sentTo(dave, symbol) },
    undefined,
    input,
  )
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"",""USD"")"`)
  expect(line).toContain(`"'=Dave"`)
  expect(line).not.toMatch(/(^|,)"?[=+@-]/)
})

test('behavior: says what is proven and what the gateway claims', () => {
  const proof = { status: 'proven', word: 'failed', problems: [] } as const
  const rest = { isFinalized: true }
  const cases = [
    [undefined, 'success', 'claimed'],
    [{ ...proof, ...rest, isDescribed: true }, 'failed', 'proven'],
    [
      { ...proof, ...rest, isDescribed: false },
      'failed',
      'status proven, details claimed',
    ],
    [
      {
        ...proof,
        ...rest,
        status: 'contradicted',
        isDescribed: false,
      } as const,
      'success',
      'claimed',
    ],
  ] as const
  for (const [proven, status, trust] of cases) {
    const [row] = rowsOf(
      writeTransaction({ item: sentTo(dave, 'USD') }, proven, input),
    )
    expect(row).toMatchObject({ status, proof: trust })
  }
})

test('behavior: writes a line for each payment of a batch, from its bytes', () => {
  const pay = (to: Address, amount: bigint) => ({
    to: usd,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, amount],
    }),
  })
  const deployment = getSafeDeployment({ version: '1.4.1' })
  const to = deployment?.multiSendCallOnly.address as Address
  const data = encodeMultiSendCallOnly([
    pay(dave, 5_000_000n),
    { to: erin, value: 10n ** 18n },
  ])
  const batch = {
    txData: {
      hexData: data,
      to: ex(to),
      value: '0',
      operation: 1,
      tokenInfoIndex: { [usd]: { symbol: 'USD', decimals: 6 } },
    },
  } as unknown as TransactionDetails
  const row = item({
    txInfo: {
      type: 'Custom',
      to: ex(to),
      dataSize: '1',
      value: '0',
      methodName: 'multiSend',
      actionCount: 2,
      isCancellation: false,
    },
  })
  expect(
    rowsOf(writeTransaction({ item: row, batch }, undefined, input)).map(
      ({ amount, symbol, counterparty }) => [amount, symbol, counterparty],
    ),
  ).toEqual([
    ['5', 'USD', dave],
    ['1', 'ETH', erin],
  ])
})

test('behavior: marks amounts of tokens without decimals as smallest units', () => {
  const row = sentTo(dave, 'X')
  Object.assign(row.transaction.txInfo, {
    transferInfo: createErc20Transfer({
      value: '5',
      decimals: null,
      tokenSymbol: 'X',
    }),
  })
  const [written] = rowsOf(writeTransaction({ item: row }, undefined, input))
  expect(written).toMatchObject({ amount: '5', symbol: 'X (smallest units)' })
})

/** A gateway of numbered pages, each with one payment. */
function pagedGateway(days: readonly number[], onPage?: (at: number) => void) {
  const asked: string[] = []
  const gateway = createGatewayClient({
    baseUrl: 'https://gateway.example',
    retry: 0,
    fetch: async (url) => {
      const at = Number(new URL(`${url}`).searchParams.get('at') ?? 0)
      asked.push(`${url}`)
      onPage?.(at)
      const row = item({
        id: `multisig_${safe}_0x${String(at).padStart(64, '0')}`,
        timestamp: Date.UTC(2026, 2, days[at], 12),
        txInfo: createTransfer({
          direction: 'OUTGOING',
          recipient: ex(dave),
          transferInfo: createNativeCoinTransfer({ value: '1' }),
        }),
      })
      return Response.json({
        count: null,
        previous: null,
        next:
          at + 1 < days.length
            ? `https://gateway.example/v1/x?at=${at + 1}`
            : null,
        // The same row twice, as when the list moved meanwhile.
        results: [row, row],
      })
    },
  })
  return { gateway, asked }
}

const read = async (
  gateway: ReturnType<typeof pagedGateway>['gateway'],
  filter: HistoryFilter,
  signal = new AbortController().signal,
) => {
  const found: number[] = []
  const pages = readForExport({
    ...{ ...input, gateway, chainId: '1', filter, signal },
  })
  for await (const page of pages)
    found.push(
      ...page.map(({ item: { transaction } }) =>
        new Date(transaction.timestamp).getUTCDate(),
      ),
    )
  return found
}

test('behavior: reads page by page, each row once, until the first day', async () => {
  const { gateway, asked } = pagedGateway([20, 15, 10, 5, 1])
  expect(
    await read(gateway, { from: '2026-03-09', until: '2026-03-16' }),
  ).toEqual([15, 10])
  expect(asked).toHaveLength(4)
})

test('behavior: an abort ends the reading between two pages', async () => {
  const controller = new AbortController()
  const { gateway, asked } = pagedGateway([20, 15, 10], (at) => {
    if (at === 1) controller.abort()
  })
  await expect(read(gateway, {}, controller.signal)).rejects.toThrow()
  expect(asked).toHaveLength(2)
})
