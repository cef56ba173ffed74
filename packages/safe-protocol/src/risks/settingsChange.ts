import type { Address, Hex } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import type { CallNode } from '../decode/CallNode.ts'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { identifyContract } from '../deployments/identifyContract.ts'
import type { RiskDetail } from './Risk.ts'

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

/** Change of a call of a safe to itself, owners aside. */
export function selfCallChange(
  name: string,
  values: readonly AbiValue[],
): RiskDetail | undefined {
  const [a, b] = values as [Address, Address]
  switch (name) {
    case 'enableModule':
      return { kind: 'module', module: a, enabled: true }
    case 'disableModule':
      return { kind: 'module', module: b, enabled: false }
    case 'setGuard':
      return { kind: 'guard', guard: a }
    case 'setModuleGuard':
      return { kind: 'module-guard', guard: a }
    case 'setFallbackHandler':
      return code('fallback-handler', a)
    case 'changeMasterCopy':
      return code('singleton', a)
  }
  if (/^setSafeMethod|^setDomainVerifier|SupportedInterface/.test(name))
    return { kind: 'handler-method', method: name }
  return undefined
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
