/**
 * Cost of writing an address that was seen before with its checksum:
 * `checksumAddress` beside viem's `getAddress`, with more and more addresses
 * seen. Both remember 8192. Ends with 1 when a hit of ours takes more than 1.5
 * µs of processor time at any fill.
 *
 *   node --conditions=@strongroom/source bench/address.bench.ts
 */
import { randomBytes } from 'node:crypto'
import { checksumAddress } from '@strongroom/react-hooks/chain'
import { getAddress } from 'viem'
import { compare } from './compare.ts'

const limit = 1.5
const rounds = 5

const make = (count: number) =>
  Array.from({ length: count }, () => `0x${randomBytes(20).toString('hex')}`)

/**
 * Processor microseconds of one call over `texts`, the best of five rounds,
 * with so many new addresses, not counted, before each time through them.
 */
function time(
  write: (text: string) => string,
  texts: readonly string[],
  between: number,
) {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    let calls = 0
    let spent = 0
    while (spent < 20_000) {
      for (const text of make(between)) write(text)
      const start = process.cpuUsage()
      for (const text of texts) write(text)
      const { user, system } = process.cpuUsage(start)
      spent += user + system
      calls += texts.length
    }
    best = Math.min(best, spent / calls)
  }
  return best
}

console.log(
  '| seen before | asked for again | new ones between | checksumAddress, µs | viem, µs |\n|---|---|---|---|---|',
)
let isOver = false
let seen = 0
// Each step continues with the caches of the one before.
for (const [more, again, between] of [
  [100, 100, 0],
  [4000, 4000, 0],
  [8192, 8192, 0],
  [50_000, 8192, 0],
  [50_000, 1000, 10],
  [50_000, 1000, 1000],
] as const) {
  const texts = make(more)
  for (const text of texts) {
    checksumAddress(text)
    getAddress(text)
  }
  seen += more
  const asked = texts.slice(-again)
  const ours = time(checksumAddress, asked, between)
  const theirs = time(getAddress, asked, between)
  if (ours > limit) isOver = true
  compare({
    measured: `checksum of an address seen before, ${seen.toLocaleString('en')} seen`,
    peer: 'viem',
    unit: 'µs',
    ours,
    theirs,
  })
  console.log(
    `| ${seen.toLocaleString('en')} | ${again.toLocaleString('en')} | ${between} | ${ours.toFixed(2)} | ${theirs.toFixed(2)} |`,
  )
}

const fresh = make(20_000)
const begin = process.cpuUsage()
for (const text of fresh) checksumAddress(text)
const { user, system } = process.cpuUsage(begin)
console.log(
  `\nNever seen before: ${((user + system) / fresh.length).toFixed(1)} µs`,
)
if (isOver) {
  console.error(`\nA hit takes more than ${limit} µs.`)
  process.exitCode = 1
}
