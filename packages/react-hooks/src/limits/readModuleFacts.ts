import {
  type CallNode,
  identifyModule,
  type KnownModule,
  type ListedModules,
} from '@strongroom/safe-protocol'
import type {
  AccountLimits,
  RiskContext,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import type { RpcPort } from '../verify/RpcPort.ts'
import { withDeadline } from '../verify/withDeadline.ts'
import {
  createReader,
  type LimitReader,
  readIsDelegate,
  readLimit,
  readTokensOf,
} from './readSpendingLimits.ts'

/** Time limit of these reads; facts that arrive later are left out of the review. */
const longest = 8_000
/** A batch can name thousands. The limits of further accounts are not known. */
const most = { accounts: 50, tokens: 20 }

type Account = Pick<AccountLimits, 'safe' | 'module' | 'delegate'>

/**
 * Names the modules in the calls of a safe, and reads all stored limits of the accounts
 * that the calls name. An account is left out unless every node answers, with the same
 * limits: its limits are then not known.
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
  const named = new Map<string, Account>()
  const name = (address: Address) => {
    const known = identifyModule(address, { chainId, listed })
    if (known) modules[address.toLowerCase()] = known
    return known
  }
  const addAccount = (account: Account) => {
    const { delegate, module } = account
    named.set([account.safe, module, delegate].join().toLowerCase(), account)
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
      case 'removeDelegate(address,bool)':
        if (first && name(node.to)?.kind === 'allowance')
          addAccount({ safe, module: node.to, delegate: first })
    }
    node.children.forEach(walk)
  }
  walk(tree)
  if (rpc === undefined || named.size === 0) return { modules }
  const accounts = [...named.values()].slice(0, most.accounts)
  const [own, other] = await Promise.all(
    [rpc, second].map((node) => {
      if (!node) return undefined
      const read = createReader(node, 'latest', signal)
      return Promise.all(
        accounts.map((account) =>
          withDeadline(readAccount(read, account), longest, signal).catch(
            () => {
              signal?.throwIfAborted()
              return undefined
            },
          ),
        ),
      )
    }),
  )
  const limits = (own ?? []).flatMap((one, at) =>
    one && (!second || isSame(one, other?.[at])) ? [one] : [],
  )
  return { modules, limits }
}

/** Undefined for an account with more tokens than are read. */
async function readAccount(
  read: LimitReader,
  account: Account,
): Promise<AccountLimits | undefined> {
  const [isDelegate, tokens] = await Promise.all([
    readIsDelegate(read, account),
    readTokensOf(read, account),
  ])
  if (tokens.length > most.tokens) return undefined
  const limits = await Promise.all(
    tokens.map((token) => readLimit(read, { ...account, token })),
  )
  return {
    ...{ ...account, isDelegate },
    limits: limits.map(({ token, amount, spent, resetMinutes }) => ({
      ...{ token, amount, spent, resetMinutes },
    })),
  }
}

/** The module lists the tokens of an account in a fixed order. */
const isSame = (one: unknown, other: unknown) => write(one) === write(other)

const write = (fact: unknown) =>
  JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
