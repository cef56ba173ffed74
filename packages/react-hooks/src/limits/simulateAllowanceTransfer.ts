import { type Address, type Hex, zeroAddress } from 'viem'
import { errorLine } from '../sign/errorLine.ts'
import {
  balanceOf,
  coinProbe,
  coinProbeCode,
  sendCalls,
} from '../simulate/simulateBlock.ts'
import { word } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import {
  findCommonBlock,
  readHeader,
  secondAnswer,
} from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { withDeadline } from '../verify/withDeadline.ts'

/** A call of the allowance module that pays within a limit. */
export interface AllowanceTransferCall {
  /** Account that sends it. */
  readonly from: Address
  /** The module. */
  readonly to: Address
  readonly data: Hex
  readonly safe: Address
  readonly recipient: Address
  /** The zero address stands for the chain's coin. */
  readonly token: Address
}

/** A balance before and after a payment, in base units. */
export interface BalanceChange {
  readonly before: bigint
  readonly after: bigint
}

/** What a payment within a limit does, at one block. */
export interface AllowanceSimulation {
  /** Why the module refuses it, in one line; undefined when it goes through. */
  readonly failure: string | undefined
  /** Undefined when it fails, or when no node simulates balances. */
  readonly balances:
    | { readonly safe: BalanceChange; readonly recipient: BalanceChange }
    | undefined
  /**
   * `differs`: the nodes name another outcome, other balances or blocks far apart.
   * `silent`: the second one did not answer. Undefined without a second node.
   */
  readonly second: 'agrees' | 'differs' | 'silent' | undefined
}

/** Milliseconds that a node may take to simulate. */
const longest = 8_000

/**
 * Simulates a payment within a limit on the owner's node and a second one, both at the
 * older one of their latest blocks: whether it goes through, by `eth_call`, and the
 * balances of the safe and the recipient, by `eth_simulateV1`.
 *
 * @throws errors of the owner's node, and the signal's reason
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import {
 *   type AllowanceTransferCall,
 *   simulateAllowanceTransfer,
 * } from '@strongroom/react-hooks/sign'
 *
 * export async function balanceAfter(call: AllowanceTransferCall) {
 *   const rpc = createRpc('https://my.node.example')
 *   const { balances } = await simulateAllowanceTransfer(rpc, undefined, call)
 *   return balances?.safe.after
 * }
 */
export async function simulateAllowanceTransfer(
  rpc: RpcPort,
  second: RpcPort | undefined,
  call: AllowanceTransferCall,
  signal?: AbortSignal | undefined,
): Promise<AllowanceSimulation> {
  const { block, second: said } = second
    ? await findCommonBlock(rpc, second, signal)
    : { block: await readHeader(rpc, 'latest', signal), second: undefined }
  const [own, other] = await Promise.all([
    simulate(rpc, call, block.number, signal),
    second && said === 'agrees'
      ? secondAnswer(simulate(second, call, block.number, signal), signal)
      : undefined,
  ])
  if (said !== 'agrees') return { ...own, second: said }
  if (other === undefined) return { ...own, second: 'silent' }
  const isSame =
    (own.failure === undefined) === (other.failure === undefined) &&
    // A node that simulates no balances contradicts none.
    (!own.balances ||
      !other.balances ||
      write(own.balances) === write(other.balances))
  return {
    failure: own.failure ?? other.failure,
    balances: own.balances ?? other.balances,
    second: isSame ? 'agrees' : 'differs',
  }
}

const write = ({
  safe,
  recipient,
}: NonNullable<AllowanceSimulation['balances']>) =>
  [safe.before, safe.after, recipient.before, recipient.after].join()

type Outcome = Pick<AllowanceSimulation, 'failure' | 'balances'>

async function simulate(
  rpc: RpcPort,
  call: AllowanceTransferCall,
  block: number,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const { from, to, data } = call
  const send = (method: string, params: readonly unknown[]) =>
    withDeadline(ask(rpc, method, params, signal), longest, signal)
  const [failure, balances] = await Promise.all([
    send('eth_call', [{ from, to, data }, `0x${block.toString(16)}`]).then(
      () => undefined,
      (error: unknown) => {
        signal?.throwIfAborted()
        return errorLine(error)
      },
    ),
    readBalances(send, call, block).catch(() => {
      signal?.throwIfAborted()
      return undefined
    }),
  ])
  return { failure, balances: failure === undefined ? balances : undefined }
}

/** Undefined when the simulated call fails, or a balance cannot be read. */
async function readBalances(
  send: Parameters<typeof sendCalls>[0],
  { from, to, data, safe, recipient, token }: AllowanceTransferCall,
  block: number,
): Promise<Outcome['balances']> {
  const accounts = [safe, recipient]
  // One probe reads one account.
  const probes = accounts.map(
    (_, at): Address => `0x${(BigInt(coinProbe) + BigInt(at)).toString(16)}`,
  )
  const views = accounts.map((account, at) =>
    token === zeroAddress
      ? { from, to: probes[at] as Address }
      : { from, to: token, data: `0x70a08231${word(account)}` as Hex },
  )
  const results = await sendCalls(
    send,
    block,
    [...views, { from, to, data }, ...views],
    Object.fromEntries(
      accounts.map((account, at) => [
        probes[at] as Address,
        { code: coinProbeCode(account) },
      ]),
    ),
  )
  const [safeBefore, before] = results.slice(0, 2).map(balanceOf)
  const [safeAfter, after] = results.slice(3).map(balanceOf)
  if (
    !results[2]?.succeeded ||
    safeBefore === undefined ||
    before === undefined ||
    safeAfter === undefined ||
    after === undefined
  )
    return undefined
  return {
    safe: { before: safeBefore, after: safeAfter },
    recipient: { before, after },
  }
}
