import type { Address } from 'viem'
import {
  type CommonBlock,
  findCommonBlock,
  secondAnswer,
} from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import type {
  RecoveryAttempt,
  RecoveryModule,
  RecoveryState,
} from './RecoveryState.ts'
import {
  hasModules,
  type ReadRecoveryOptions,
  readRecovery,
} from './readRecovery.ts'

/** Recovery modules and attempts that at least one of the nodes shows. */
export interface ComparedRecovery extends RecoveryState {
  /**
   * `differs`: one of two nodes hides or invents modules or attempts, is broken, or is
   * far behind the other. `silent`: the second one did not answer. `alone`: only the
   * second one did. Undefined without a second node.
   */
  readonly second: 'agrees' | 'differs' | 'silent' | 'alone' | undefined
}

/**
 * Reads the recovery modules of a safe from the owner's node and from another one, both
 * at the older one of their latest blocks, and joins them: an attempt that one node hides
 * is listed. A safe without modules costs one request to each.
 *
 * @throws as `readRecovery`, when neither node answers
 */
export async function compareRecovery(
  rpc: RpcPort,
  second: RpcPort | undefined,
  safe: Address,
  options: Omit<ReadRecoveryOptions, 'at'> = {},
): Promise<ComparedRecovery> {
  if (second === undefined)
    return { ...(await readRecovery(rpc, safe, options)), second: undefined }
  const { signal } = options
  try {
    return await compare(rpc, second, safe, options)
  } catch (error) {
    signal?.throwIfAborted()
    const other = await secondAnswer(
      readRecovery(second, safe, options),
      signal,
    )
    if (other === undefined) throw error
    return { ...other, second: 'alone' }
  }
}

/** @throws errors of the first node */
async function compare(
  rpc: RpcPort,
  second: RpcPort,
  safe: Address,
  options: Omit<ReadRecoveryOptions, 'at'>,
): Promise<ComparedRecovery> {
  const { signal } = options
  const [has, otherHas] = await Promise.all([
    hasModules(rpc, safe, signal),
    secondAnswer(hasModules(second, safe, signal), signal),
  ])
  if (!has && !otherHas) {
    const none = { block: undefined, modules: [], recoveries: [] }
    const said = otherHas === undefined ? 'silent' : 'agrees'
    return { ...none, unreadModules: [], second: said }
  }
  const common: CommonBlock = await findCommonBlock(rpc, second, signal)
  const [own, other] = await Promise.all([
    readRecovery(rpc, safe, { ...options, at: common.block }).catch(
      (error: unknown) => {
        signal?.throwIfAborted()
        // The block that this node names as its latest one is not to be trusted.
        if (common.second === 'differs') return undefined
        throw error
      },
    ),
    secondAnswer(
      readRecovery(second, safe, {
        ...options,
        // Nodes that are far apart are read at their own latest blocks.
        at: common.second === 'agrees' ? common.block : undefined,
      }),
      signal,
    ),
  ])
  if (own === undefined) {
    if (other === undefined) throw new Error('Neither node could be read.')
    return { ...other, second: 'differs' }
  }
  if (other === undefined)
    return {
      ...own,
      second: common.second === 'differs' ? 'differs' : 'silent',
    }
  const joined = join(own, other)
  return {
    ...joined,
    second:
      common.second === 'differs' || joined.second === 'differs'
        ? 'differs'
        : 'agrees',
  }
}

const has = (list: readonly Address[], address: Address) =>
  list.some((one) => sameText(one, address))

/** What both nodes show together. */
function join(own: RecoveryState, other: RecoveryState): ComparedRecovery {
  const modules = [
    ...own.modules,
    ...other.modules.filter((module) => !has(own.modules, module)),
  ]
  let isDifferent =
    modules.length !== own.modules.length ||
    modules.length !== other.modules.length
  const recoveries: RecoveryModule[] = []
  const unreadModules: Address[] = []
  for (const address of modules) {
    const isIt = (module: RecoveryModule) => sameText(module.address, address)
    const one = own.recoveries.find(isIt)
    const two = other.recoveries.find(isIt)
    if (one && two) {
      recoveries.push(joinModules(one, two))
      isDifferent ||= !isSameModule(one, two)
      continue
    }
    const found = one ?? two
    const isUnread = has((one ? other : own).unreadModules, address)
    if (found === undefined) {
      if (isUnread || has(other.unreadModules, address))
        unreadModules.push(address)
    } else if (isUnread) recoveries.push(found)
    else {
      isDifferent = true
      const hiddenBy = one ? 'second' : 'first'
      const attempts = found.attempts.map((each) => ({ ...each, hiddenBy }))
      recoveries.push({ ...found, attempts, hiddenBy } as RecoveryModule)
    }
  }
  return {
    // The later time leaves less of a delay.
    block:
      (own.block?.timestamp ?? 0) >= (other.block?.timestamp ?? 0)
        ? own.block
        : other.block,
    ...{ modules, recoveries, unreadModules },
    second: isDifferent ? 'differs' : 'agrees',
  }
}

const isSameAttempt = (one: RecoveryAttempt, two: RecoveryAttempt) =>
  one.nonce === two.nonce && one.hash === two.hash

function isSameModule(one: RecoveryModule, two: RecoveryModule): boolean {
  const factsOf = (module: RecoveryModule) =>
    [
      ...[module.owner, module.target, module.cooldown, module.expiration],
      ...[module.txNonce, module.queueNonce, module.release?.version],
      ...[...module.recoverers].sort(),
      ...module.attempts.map(({ hash, createdAt }) => `${hash}${createdAt}`),
    ].join()
  return factsOf(one) === factsOf(two)
}

/** A module that both nodes show, with the attempts of both. */
function joinModules(one: RecoveryModule, two: RecoveryModule): RecoveryModule {
  const attempts = one.attempts.map((attempt): RecoveryAttempt => {
    const same = two.attempts.find((each) => isSameAttempt(attempt, each))
    return same
      ? joinAttempts(attempt, same)
      : { ...attempt, hiddenBy: 'second' }
  })
  const others = two.attempts
    .filter((each) => !one.attempts.some((own) => isSameAttempt(own, each)))
    .map((each): RecoveryAttempt => ({ ...each, hiddenBy: 'first' }))
  const min = (a: bigint, b: bigint) => (a < b ? a : b)
  const max = (a: bigint, b: bigint) => (a > b ? a : b)
  return {
    ...one,
    txNonce: min(one.txNonce, two.txNonce),
    queueNonce: max(one.queueNonce, two.queueNonce),
    unread: max(one.unread, two.unread),
    attempts: [...attempts, ...others].sort((a, b) =>
      Number(a.nonce - b.nonce),
    ),
  }
}

const urgency = ['executable', 'waiting', 'expired']

/**
 * The reading that leaves the owners less time, with the call that either node has: its
 * bytes have the stored hash.
 */
function joinAttempts(
  one: RecoveryAttempt,
  two: RecoveryAttempt,
): RecoveryAttempt {
  const order = urgency.indexOf(one.state) - urgency.indexOf(two.state)
  const sooner = (order || one.executableAt - two.executableAt) <= 0 ? one : two
  const { call, transactionHash, startedBy } = one.call ? one : two
  return {
    ...sooner,
    ...{ call, transactionHash },
    startedBy: startedBy ?? one.startedBy ?? two.startedBy,
  }
}
