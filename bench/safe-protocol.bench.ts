/**
 * Speed of the Safe maths, ours beside viem's. `sizes.bench.ts` has the sizes.
 *
 *   node --conditions=@strongroom/source bench/safe-protocol.bench.ts
 */
import { randomBytes } from 'node:crypto'
import {
  createSafeTransaction,
  decodeCall,
  encodeAddOwner,
  encodeMultiSend,
  getSafeTransactionTypedData,
  hashSafeTransaction,
  recoverSigner,
} from '@strongroom/safe-protocol'
import {
  decodeFunctionData,
  type Hex,
  hashTypedData,
  parseAbi,
  recoverAddress,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { compare } from './compare.ts'

interface Row {
  name: string
  /** Processor microseconds for one run; the best of five rounds. */
  micros: number
}

/** Processor time of this process in microseconds: others on the machine do not count. */
function clock(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Runs `work` for about a fifth of a second of processor time, five times. */
async function time(name: string, work: () => unknown): Promise<Row> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5; round++) {
    let runs = 0
    const start = clock()
    while (clock() - start < 200_000) {
      for (let i = 0; i < 10; i++) {
        const result = work()
        if (result instanceof Promise) await result
      }
      runs += 10
    }
    best = Math.min(best, (clock() - start) / runs)
  }
  return { name, micros: best }
}

const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const domain = { chainId: 2020, safe } as const
const hex = (size: number): Hex => `0x${randomBytes(size).toString('hex')}`

// New nonces keep results of earlier runs out of the caches.
let nonce = 0n
const next = () =>
  createSafeTransaction({ to: safe, data: hex(68), nonce: nonce++ })
const transactions = Array.from({ length: 1000 }, next)
let at = 0
const pick = () => transactions[at++ % transactions.length] ?? next()

const account = mnemonicToAccount(
  'test test test test test test test test test test test junk',
)
const hash = hex(32)
const signature = await account.sign({ hash })

const batch = encodeMultiSend(
  Array.from({ length: 10 }, () => ({
    to: safe,
    data: encodeAddOwner({ owner: safe, threshold: 1 }),
  })),
)
const abi = parseAbi(['function multiSend(bytes transactions)'])

const rows = [
  await time('safeTxHash: hashSafeTransaction', () =>
    hashSafeTransaction(domain, pick()),
  ),
  await time('safeTxHash: viem hashTypedData', () =>
    hashTypedData(getSafeTransactionTypedData(domain, pick())),
  ),
  await time('recovery: recoverSigner', () => recoverSigner(signature, hash)),
  await time('recovery: viem recoverAddress', () =>
    recoverAddress({ hash, signature }),
  ),
  await time('decodeCall: tree of a batch of 10 calls', () =>
    decodeCall({ to: safe, data: batch, operation: 1 }, { safe }),
  ),
  await time('viem decodeFunctionData: the batch call alone', () =>
    decodeFunctionData({ abi, data: batch }),
  ),
]

console.log(`| operation | µs of processor time | per second |\n|---|---|---|`)
for (const { name, micros } of rows)
  console.log(
    `| ${name} | ${micros.toFixed(1)} | ${Math.round(1e6 / micros).toLocaleString('en')} |`,
  )

for (const [measured, ours, theirs] of [
  ['hash of a transaction', 0, 1],
  ['recovery of a signer', 2, 3],
] as const)
  compare({
    measured,
    peer: 'viem',
    unit: 'µs',
    ours: rows[ours]?.micros ?? Number.NaN,
    theirs: rows[theirs]?.micros ?? Number.NaN,
  })
