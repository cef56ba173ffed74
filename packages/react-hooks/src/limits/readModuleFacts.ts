import {
  type CallNode,
  identifyModule,
  type KnownModule,
  type ListedModules,
} from '@strongroom/safe-protocol'
import type {
  RiskContext,
  SpendingLimitFact,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import type { RpcPort } from '../verify/RpcPort.ts'
import { withDeadline } from '../verify/withDeadline.ts'
import { isSameLimit } from './isSameLimit.ts'
import { createReader, readLimit, readTokensOf } from './readSpendingLimits.ts'

/** Time limit of these reads; facts that arrive later are left out of the review. */
const longest = 8_000
/** A batch can name thousands. */
const most = 20

/**
 * Names the modules in the calls of a safe, and reads the present limits of the accounts
 * that the calls name. Where two nodes differ about a limit it is left out: nothing is
 * proven about it.
 *
 * @throws the signal's reason
 */
export async function readModuleFacts(
  tree: CallNode,
  options: {
    readonly safe: Address
    readonly chainId: string
    readonly listed?: ListedModules | undefined
    readonly rpc?: RpcPort | undefined
    readonly second?: RpcPort | undefined
    readonly signal?: AbortSignal | undefined
  },
): Promise<Pick<RiskContext, 'modules' | 'limits'>> {
  const { safe, chainId, listed, rpc, second, signal } = options
  const modules: Record<string, KnownModule> = {}
  const pairs = new Map<
    string,
    { module: Address; delegate: Address; token?: Address }
  >()
  const name = (address: Address) => {
    const known = identifyModule(address, { chainId, listed })
    if (known) modules[address.toLowerCase()] = known
    return known
  }
  const walk = (node: CallNode): void => {
    const [first, second] = (node.method?.parameters ?? []).map(
      ({ value }) => value as Address,
    )
    switch (node.method?.signature) {
      case 'enableModule(address)':
        if (first) name(first)
        break
      case 'disableModule(address,address)':
        if (second) name(second)
        break
      case 'addDelegate(address)':
      case 'setAllowance(address,address,uint96,uint16,uint32)':
      case 'resetAllowance(address,address)':
      case 'deleteAllowance(address,address)':
      case 'removeDelegate(address,bool)': {
        const isPair = /Allowance/.test(node.method.name)
        if (first && name(node.to)?.kind === 'allowance')
          pairs.set([node.to, first, isPair && second].join().toLowerCase(), {
            module: node.to,
            delegate: first,
            ...(isPair && second ? { token: second } : {}),
          })
      }
    }
    node.children.forEach(walk)
  }
  walk(tree)
  if (rpc === undefined || pairs.size === 0) return { modules }
  const readFrom = async (node: RpcPort) => {
    const read = createReader(node, 'latest', signal)
    const found = await Promise.all(
      [...pairs.values()].slice(0, most).map(async ({ token, ...whose }) => {
        const account = { ...whose, safe }
        const tokens =
          token === undefined
            ? (await readTokensOf(read, account)).slice(0, most)
            : [token]
        return Promise.all(
          tokens.map((one) => readLimit(read, { ...account, token: one })),
        )
      }),
    )
    return found.flat()
  }
  const within = (node: RpcPort | undefined) =>
    node &&
    withDeadline(readFrom(node), longest, signal).catch(() => {
      signal?.throwIfAborted()
      return undefined
    })
  const [own, other] = await Promise.all([within(rpc), within(second)])
  const limits = (own ?? [])
    .filter(
      (limit) =>
        other === undefined || other.some((one) => isSameLimit(one, limit)),
    )
    .map(
      ({
        module,
        delegate,
        token,
        amount,
        spent,
        resetMinutes,
      }): SpendingLimitFact => ({
        ...{ module, delegate, token, amount, spent, resetMinutes },
      }),
    )
  return { modules, limits }
}
