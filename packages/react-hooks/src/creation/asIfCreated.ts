import { isBytes } from '@strongroom/internal/hex'
import { isRecord } from '@strongroom/internal/isRecord'
import type { Address, Hex } from 'viem'
import { word } from '../verify/abiWords.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { notePlanned, type PlannedSafe } from './plannedNodes.ts'

/**
 * A node that answers as if a planned safe were created: each call to the safe runs
 * behind its creation, in one `eth_call`, and nothing is sent. Reviews and checks read
 * the hash, the owners and the version of the safe from the chain's own contracts, and
 * `sendReviewed` creates the safe in the transaction that executes its first one.
 *
 * Where the safe exists already, its present state is read.
 *
 * @param rpc the owner's node
 * @param planned creation whose address the caller has computed
 *
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import {
 *   asIfCreated,
 *   type PlannedSafe,
 *   readSafeNow,
 * } from '@strongroom/react-hooks/sign'
 *
 * export async function ownersOf(planned: PlannedSafe) {
 *   const rpc = asIfCreated(createRpc('https://my.node.example'), planned)
 *   return (await readSafeNow(rpc, planned.safe)).owners
 * }
 */
export function asIfCreated<R extends RpcPort>(
  rpc: R,
  planned: PlannedSafe,
): R {
  const isSafe = (to: unknown) =>
    typeof to === 'string' && sameText(to, planned.safe)
  type Request = Parameters<RpcPort['request']>[0]
  const run = async (request: Request, code: Hex, rest: readonly unknown[]) => {
    const params = [{ data: code }, ...rest]
    const answer = await rpc.request({ ...request, method: 'eth_call', params })
    // The first byte keeps nodes from taking the answer for invalid code.
    return isBytes(answer) && answer.startsWith('0x00')
      ? `0x${answer.slice(4)}`
      : answer
  }
  const request = async (request: Request): Promise<unknown> => {
    const params: readonly unknown[] = request.params ?? []
    const [first, second] = params
    if (
      request.method === 'eth_call' &&
      isRecord(first) &&
      isSafe(first['to'])
    ) {
      const input = first['data'] ?? first['input'] ?? '0x'
      return isBytes(input)
        ? run(request, callCode(planned, input), params.slice(1))
        : rpc.request(request)
    }
    if (request.method === 'eth_getCode' && isSafe(first))
      return run(request, codeOf(planned), params.slice(1))
    if (request.method === 'eth_getStorageAt' && isSafe(first)) {
      // getStorageAt(offset, length): an array of one word.
      const slot = word(BigInt(String(second)))
      const input: Hex = `0x5624b25b${slot}${word(1)}`
      const answer = await run(
        request,
        callCode(planned, input),
        params.slice(2),
      )
      return isBytes(answer, 96) ? `0x${answer.slice(-64)}` : answer
    }
    if (request.method === 'eth_simulateV1' && isRecord(first))
      return simulate(rpc, request, planned)
    return rpc.request(request)
  }
  const wrapped: R = { ...rpc, request }
  notePlanned(wrapped, { planned, node: rpc })
  return wrapped
}

/** Creates the safe in a block of its own before the blocks that are simulated. */
async function simulate(
  rpc: RpcPort,
  request: Parameters<RpcPort['request']>[0],
  { factory: to, data }: PlannedSafe,
): Promise<unknown> {
  const [input, ...rest] = request.params
  const { blockStateCalls } = input
  const answer = await rpc.request({
    ...request,
    params: [
      {
        ...input,
        blockStateCalls: [{ calls: [{ to, data }] }, ...blockStateCalls],
      },
      ...rest,
    ],
  })
  if (!Array.isArray(answer)) return answer
  const [created, ...blocks] = answer as unknown[]
  // The caller counts from the block that it named.
  const { number } = Object(created)
  return blocks.map((block, index) =>
    index === 0 ? { ...Object(block), number } : block,
  )
}

const push = (value: number, bytes: 1 | 4) =>
  (bytes === 1 ? '60' : '63') + value.toString(16).padStart(bytes * 2, '0')
const pushAddress = (address: Address) => `73${address.slice(2).toLowerCase()}`
const sizeOf = (data: string) => data.length / 2
const zero = push(0, 1)

/** Copies `size` bytes of this code to the start of the memory. */
const copy = (size: number, from: number) =>
  `${push(size, 4)}${push(from, 4)}${zero}39`

/** Calls an address with the bytes at the start of the memory. */
const call = (to: Address, size: number) =>
  `${zero}${zero}${push(size, 4)}${zero}${zero}${pushAddress(to)}5af1`

/** Code that creates the safe and then runs `rest`; data stands behind it. */
function creating(
  { factory, data }: PlannedSafe,
  rest: (from: number) => string,
  input = '',
): Hex {
  const creation = data.slice(2)
  const build = (from: number) =>
    // A creation that fails, because the safe exists, is no reason to stop.
    `${copy(sizeOf(creation), from)}${call(factory, sizeOf(creation))}50${rest(from + sizeOf(creation))}`
  // All offsets have four bytes, so that the length does not depend on them.
  const code = build(sizeOf(build(0)))
  return `0x${code}${creation}${input}`
}

/** Code that answers with what a call to the safe returns, after a zero byte. */
function callCode(planned: PlannedSafe, data: Hex): Hex {
  const input = data.slice(2)
  const size = sizeOf(input)
  return creating(
    planned,
    (from) => {
      const head =
        // Memory: a zero byte, then the returned bytes.
        `${copy(size, from)}${call(planned.safe, size)}${zero}${zero}52` +
        `3d${zero}${push(1, 1)}3e`
      // JUMPI to the return, else REVERT with the bytes behind the zero byte.
      const fail = `3d${push(1, 1)}fd`
      const succeed = `5b3d${push(1, 1)}01${zero}f3`
      return `${head}${jump(planned, head, fail)}${fail}${succeed}`
    },
    input,
  )
}

/** Jumps behind `fail` when the word on the stack is not zero. */
function jump({ factory, data }: PlannedSafe, head: string, fail: string) {
  const before = sizeOf(
    `${copy(sizeOf(data.slice(2)), 0)}${call(factory, 0)}50${head}`,
  )
  const target = before + sizeOf(push(0, 4)) + 1 + sizeOf(fail)
  return `${push(target, 4)}57`
}

/** Code that answers with the code of the safe, after a zero byte. */
const codeOf = (planned: PlannedSafe): Hex =>
  creating(
    planned,
    () =>
      `${zero}${zero}52${pushAddress(planned.safe)}3b80${zero}${push(1, 1)}` +
      `${pushAddress(planned.safe)}3c${push(1, 1)}01${zero}f3`,
  )
