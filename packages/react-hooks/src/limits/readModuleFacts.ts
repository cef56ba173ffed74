import {
  type CallNode,
  identifyModule,
  identifyRecoveryModule,
  type KnownModule,
  type ListedModules,
} from '@strongroom/safe-protocol'
import type {
  AccountLimits,
  RiskContext,
} from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { ask as send } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { withDeadline } from '../verify/withDeadline.ts'
import {
  createReader,
  type LimitReader,
  readDelegates,
  readIsDelegate,
  readLimit,
  readTokensOf,
} from './readSpendingLimits.ts'

/** Time limit of these reads; facts that arrive later are left out of the review. */
const longest = 8_000
/** A batch can name thousands. The limits of further accounts are not known. */
const most = { accounts: 50, tokens: 20, recoveries: 20 }

/** Selector of `target()`: the account that makes the calls of a recovery module. */
const getTarget = 'd4b83992'

type Account = Pick<AccountLimits, 'safe' | 'module' | 'delegate'>

/**
 * Names the modules in the calls of a safe, and reads all stored limits of the accounts
 * that the calls name, and of all delegates of a module that the safe enables. Recovery
 * modules that the safe calls are proven by their code. Facts are left out, and so not
 * known, unless every node answers with the same ones.
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
): Promise<
  Pick<RiskContext, 'modules' | 'limits' | 'fullyRead' | 'recoveryModules'>
> {
  const { safe, chainId, listed, rpc, second, signal } = options
  const modules: Record<string, KnownModule> = {}
  const named = new Map<string, Account>()
  const enabled = new Map<string, Address>()
  const recoveries = new Map<string, Address>()
  const name = (address: Address) => {
    const known = identifyModule(address, { chainId, listed })
    if (known) modules[address.toLowerCase()] = known
    return known
  }
  const addAccount = (account: Account) => {
    const { delegate, module } = account
    named.set([account.safe, module, delegate].join().toLowerCase(), account)
  }
  const isOwn = (node: CallNode) =>
    sameText(node.to, safe) && sameText(`${node.self}`, safe)
  const walk = (node: CallNode): void => {
    const [first, second] = (node.method?.parameters ?? []).map(
      ({ value }) => value as Address,
    )
    switch (node.method?.signature) {
      case 'enableModule(address)':
        if (first && name(first)?.kind === 'allowance' && isOwn(node))
          enabled.set(first.toLowerCase(), first)
        break
      case 'disableModule(address,address)':
        if (second) name(second)
        break
      case 'executeNextTx(address,uint256,bytes,uint8)':
      case 'skipExpired()':
        if (sameText(`${node.self}`, safe))
          recoveries.set(node.to.toLowerCase(), node.to)
        break
      case 'addDelegate(address)':
      case 'setAllowance(address,address,uint96,uint16,uint32)':
      case 'resetAllowance(address,address)':
      case 'deleteAllowance(address,address)':
      case 'removeDelegate(address,bool)':
        if (first && name(node.to)?.kind === 'allowance')
          addAccount({
            ...{ safe: node.self ?? safe, module: node.to },
            delegate: first,
          })
    }
    node.children.forEach(walk)
  }
  walk(tree)
  const isUsed = named.size + enabled.size + recoveries.size > 0
  if (rpc === undefined || !isUsed) return { modules }
  const nodes = [rpc, ...(second ? [second] : [])]
  /** The answer of all nodes; undefined unless they give the same one. */
  const ask = async <T>(
    request: (read: LimitReader, node: RpcPort) => Promise<T>,
  ): Promise<T | undefined> => {
    const [one, ...others] = await Promise.all(
      nodes.map((node) =>
        withDeadline(
          request(createReader(node, 'latest', signal), node),
          longest,
          signal,
        ).catch(() => {
          signal?.throwIfAborted()
          return undefined
        }),
      ),
    )
    return others.every((other) => write(one) === write(other))
      ? one
      : undefined
  }
  const lists = await Promise.all(
    [...enabled.values()].map(async (module) => {
      const list = await ask((read) => readDelegates(read, module, safe))
      return list?.isComplete ? { module, delegates: list.delegates } : []
    }),
  ).then((found) => found.flat())
  for (const { module, delegates } of lists)
    for (const delegate of delegates) addAccount({ safe, module, delegate })
  const proven = Promise.all(
    [...recoveries.values()].slice(0, most.recoveries).map(async (module) => {
      const isProven = await ask((read, node) =>
        isRecovery(read, { ...{ node, module, safe }, signal }),
      )
      return isProven ? [module] : []
    }),
  )
  const limits = await Promise.all(
    [...named.values()]
      .slice(0, most.accounts)
      .map((account) => ask((read) => readAccount(read, account))),
  )
  return {
    modules,
    limits: limits.flatMap((one) => one ?? []),
    fullyRead: lists.map(({ module }) => module),
    recoveryModules: (await proven).flat(),
  }
}

/** Whether a module runs a sound release of the Delay modifier, and acts for the safe. */
async function isRecovery(
  read: LimitReader,
  {
    node,
    module,
    safe,
    signal,
  }: {
    readonly node: RpcPort
    readonly module: Address
    readonly safe: Address
    readonly signal: AbortSignal | undefined
  },
): Promise<boolean> {
  const [code, target] = await Promise.all([
    send(node, 'eth_getCode', [module, 'latest'], signal),
    read(module, getTarget),
  ])
  const release = identifyRecoveryModule(`${code}` as Hex)
  return release?.isVulnerable === false && target[0] === BigInt(safe)
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

/** The module lists delegates and tokens in a fixed order. */
const write = (fact: unknown) =>
  JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
