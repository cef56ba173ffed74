import type { Address, Hex } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import { sameAddress } from '../bytes/address.ts'
import type { CallNode } from '../decode/CallNode.ts'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { identifyContract } from '../deployments/identifyContract.ts'
import type { RevivedLimit, RiskContext, RiskDetail } from './Risk.ts'

/** A change of the code that answers for the safe. */
function code(
  kind: 'singleton' | 'fallback-handler',
  address: Address | undefined,
): RiskDetail {
  const name = address && identifyContract(address)?.name
  return kind === 'singleton'
    ? { kind, singleton: address, known: /^singleton/.test(name ?? '') }
    : {
        kind,
        handler: address as Address,
        known: /allbackHandler$/.test(name ?? ''),
      }
}

/**
 * Changes of a call of a safe to itself, owners aside. `revive` lists the limits in an
 * allowance module that count once it is enabled.
 */
export function selfCallChanges(
  name: string,
  values: readonly AbiValue[],
  safe: Address,
  {
    modules = {},
    revive,
  }: Pick<RiskContext, 'modules'> & {
    readonly revive: (module: Address) => readonly RevivedLimit[] | undefined
  },
): RiskDetail[] {
  const [a, b] = values as [Address, Address]
  const module = (address: Address, enabled: boolean): RiskDetail => {
    const known = modules[address.toLowerCase()]
    const change = { kind: 'module', module: address, enabled } as const
    if (!known) return change
    const revived =
      enabled && known.kind === 'allowance' ? revive(address) : undefined
    return { ...change, known, ...(revived ? { revived } : {}) }
  }
  switch (name) {
    case 'enableModule':
      return [module(a, true)]
    case 'disableModule':
      return [module(b, false)]
    case 'setGuard':
      return [{ kind: 'guard', guard: a }]
    case 'setModuleGuard':
      return [{ kind: 'module-guard', guard: a }]
    case 'setFallbackHandler': {
      const change = code('fallback-handler', a)
      return sameAddress(a, safe)
        ? [change, { kind: 'unsafe-handler', handler: a, reason: 'safe' }]
        : [change]
    }
    case 'changeMasterCopy':
      return [code('singleton', a)]
  }
  return /^setSafeMethod|^setDomainVerifier|SupportedInterface/.test(name)
    ? [{ kind: 'handler-method', method: name }]
    : []
}

/** Change of a delegatecall to a contract of Safe. */
export function delegateCallChange(
  node: CallNode,
  name: string,
  values: readonly AbiValue[],
): RiskDetail[] {
  if (name === 'signMessage')
    return [{ kind: 'message-signed', message: values[0] as Hex }]
  if (name === 'migrateToL2' || name === 'setupToL2')
    return [code('singleton', values[0] as Address)]
  if (name === 'migrateFromV111')
    return [
      code('singleton', values[0] as Address),
      code('fallback-handler', values[1] as Address),
    ]
  if (!name.startsWith('migrate')) return []
  const found =
    node.contract?.name === 'migration'
      ? getSafeDeployment({ version: node.contract.version })
      : undefined
  const singleton = name.includes('L2') ? found?.singletonL2 : found?.singleton
  const changes = [code('singleton', singleton?.address)]
  if (found && name.endsWith('Handler'))
    changes.push(code('fallback-handler', found.fallbackHandler.address))
  return changes
}

/** Change of a recovery module, or use of it, by a call of the safe that owns it. */
export function recoveryChange(
  module: Address,
  name: string,
  values: readonly AbiValue[],
  proven: RiskContext['recoveryModules'] = [],
): RiskDetail | undefined {
  const [a, b] = values
  const base = { kind: 'recovery', module } as const
  switch (name) {
    case 'setTxNonce':
      return { ...base, change: 'cancel', nonce: a as bigint }
    case 'setTxCooldown':
      return { ...base, change: 'cooldown', seconds: a as bigint }
    case 'setTxExpiration':
      return { ...base, change: 'expiration', seconds: a as bigint }
    case 'enableModule':
    case 'disableModule': {
      const enabled = name === 'enableModule'
      const recoverer = (enabled ? a : b) as Address
      return { ...base, change: 'recoverer', recoverer, enabled }
    }
    case 'executeNextTx':
    case 'skipExpired': {
      const change = name === 'skipExpired' ? 'skip' : 'execute'
      const isProven = proven.some((one) => sameAddress(one, module))
      return { ...base, change, ...(isProven ? { known: true } : {}) }
    }
  }
  return undefined
}

/** Effect of any call that a signer should know. */
export function callEffect(
  name: string,
  values: readonly AbiValue[],
): RiskDetail | undefined {
  switch (name) {
    case 'approveHash':
      return { kind: 'hash-approved', hash: values[0] as Hex }
    case 'execTransaction':
    case 'execTransactionFromModule':
    case 'execTransactionFromModuleReturnData':
      return { kind: 'inner-execution' }
  }
  return undefined
}
