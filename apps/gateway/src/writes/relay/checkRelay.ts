import {
  decodeCall,
  decodeExecTransaction,
  decodeMultiSend,
  getSafeDeployment,
  identifyContract,
  type MultiSendCall,
  type SafeContractName,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  type Address,
  type Hex,
  isAddressEqual,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { findSafe } from '../../reads/safes/readSafe.ts'

/** A call to be sent at the gateway's cost. */
export interface RelayCall {
  to: Address
  /** Lower case. */
  data: Hex
}

const texts = {
  base: 'Unsupported base contract.',
  multiSend: 'Unofficial MultiSend contract.',
  factory: 'Unofficial ProxyFactory contract.',
} as const

/** Relaying refuses with a text as code. */
export const relayRefusal = (code: string, message: string): RefusalError =>
  new RefusalError('not-relayed', message, { code })

/** Creates the refusal for a contract that we do not send calls to. */
const unsupported = (what: keyof typeof texts): RefusalError =>
  relayRefusal('UNSUPPORTED_CALL', texts[what])

/** The call itself is of no kind that we send. */
const cannotRelay = (): RefusalError =>
  relayRefusal('UNSUPPORTED_CALL', 'This call cannot be relayed.')

/**
 * Whether an address is one of the named contracts of Safe, of the version if
 * one is given, on a chain that has it.
 */
function isOfficial(
  chainId: string,
  address: Address,
  names: readonly SafeContractName[],
  version?: string,
): boolean {
  const contract = identifyContract(address)
  if (contract === undefined || !names.includes(contract.name)) return false
  const { version: found, kind } = contract
  // The part after a plus sign names the singleton, not the version.
  if (version !== undefined && version.split('+')[0] !== found) return false
  return (
    getSafeDeployment({ version: found, kind, chainId: BigInt(chainId) }) !==
    undefined
  )
}

const isOfficialSingleton = (
  chainId: string,
  address: Address,
  version?: string,
): boolean =>
  isOfficial(chainId, address, ['singleton', 'singletonL2'], version)

/**
 * Calls of a safe to itself that the gateway pays for: its own settings and
 * approvals.
 */
const safeMethods = new Set(
  parseAbi([
    'function addOwnerWithThreshold(address owner, uint256 threshold)',
    'function removeOwner(address prevOwner, address owner, uint256 threshold)',
    'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
    'function changeThreshold(uint256 threshold)',
    'function enableModule(address module)',
    'function disableModule(address prevModule, address module)',
    'function setGuard(address guard)',
    'function setModuleGuard(address guard)',
    'function setFallbackHandler(address handler)',
    'function changeMasterCopy(address masterCopy)',
    'function approveHash(bytes32 hashToApprove)',
  ]).map((item) => toFunctionSelector(item)),
)

const transferSelector = '0xa9059cbb'
const transferFromSelector = '0x23b872dd'

/**
 * Whether the gateway pays for this call of a safe: a token transfer to another
 * account, a call to another account, or an empty or known call of the safe to
 * itself.
 */
function isRelayable(
  safe: Address,
  { to, value, data, operation }: Omit<SafeTransaction, 'nonce'>,
): boolean {
  const selector = data.slice(0, 10)
  if (isAddressEqual(to, safe)) {
    return (
      operation === 0 &&
      value === 0n &&
      (data === '0x' || safeMethods.has(selector as `0x${string}`))
    )
  }
  if (selector !== transferSelector && selector !== transferFromSelector) {
    return true
  }
  const { method } = decodeCall({ to, data })
  const [first, second] = method?.parameters ?? []
  if (first === undefined || second === undefined) return false
  const recipient = selector === transferSelector ? first : second
  const sender = selector === transferSelector ? safe : first.value
  return (
    recipient.value !== safe &&
    (selector === transferSelector || recipient.value !== sender)
  )
}

/**
 * Checks an `execTransaction`.
 *
 * @throws RefusalError `not-relayed` for an execution that we do not send.
 */
async function checkExecution(
  { db }: Gateway,
  chainId: string,
  { to, data }: RelayCall,
): Promise<void> {
  let transaction: ReturnType<typeof decodeExecTransaction>['transaction']
  try {
    transaction = decodeExecTransaction(data).transaction
  } catch {
    throw cannotRelay()
  }
  const safe = await findSafe(db, chainId, to)
  if (safe === undefined) throw unsupported('base')
  if (!isOfficialSingleton(chainId, safe.state.singleton)) {
    throw unsupported('base')
  }
  if (!isRelayable(to, transaction)) throw cannotRelay()
}

const mostCalls = 50

const readCalls = (data: RelayCall['data']): MultiSendCall[] => {
  try {
    return decodeMultiSend(data)
  } catch {
    throw cannotRelay()
  }
}

/**
 * Checks a batch of executions of one safe, and returns the safe.
 *
 * @throws RefusalError `not-relayed` for a batch that we do not send.
 */
async function checkBatch(
  gateway: Gateway,
  chainId: string,
  { to, data }: RelayCall,
  version: string,
): Promise<Address> {
  const names = ['multiSend', 'multiSendCallOnly'] as const
  if (!isOfficial(chainId, to, names, version)) throw unsupported('multiSend')
  const calls = readCalls(data)
  const [first] = calls
  const isPlain = (call: MultiSendCall) =>
    call.to === first?.to && call.operation === 0 && call.value === 0n
  if (
    first === undefined ||
    calls.length > mostCalls ||
    !calls.every(isPlain)
  ) {
    throw cannotRelay()
  }
  for (const call of calls) await checkExecution(gateway, chainId, call)
  return first.to
}

const mostOwners = 100

/**
 * Checks a `createProxyWithNonce`, and reads who will own the new safe.
 *
 * @throws RefusalError `not-relayed` for a creation that we do not send.
 */
function checkCreation(
  chainId: string,
  { to, data }: RelayCall,
  version: string,
): readonly Address[] {
  if (!isOfficial(chainId, to, ['proxyFactory'], version)) {
    throw unsupported('factory')
  }
  const { method, children } = decodeCall({ to, data })
  const singleton = String(method?.parameters[0]?.value) as Address
  if (method === undefined) throw cannotRelay()
  if (!isOfficialSingleton(chainId, singleton, version)) {
    throw unsupported('base')
  }
  const setup = children[0]?.method
  const owners =
    setup?.name === 'setup' ? setup.parameters[0]?.value : undefined
  if (
    !Array.isArray(owners) ||
    owners.length === 0 ||
    owners.length > mostOwners
  ) {
    throw cannotRelay()
  }
  return [...new Set(owners.map((owner) => String(owner) as Address))]
}

const execTransaction = '0x6a761202'
const multiSend = '0x8d80ff0a'
const createProxyWithNonce = '0x1688f0b9'

/**
 * Refuses every call but the few kinds that we pay for: executions of a safe
 * we know, batches of them, and the creation of a safe. Answers whose
 * allowance the call uses: the safe's, or each future owner's.
 *
 * @throws RefusalError `not-relayed` with the reason.
 */
export async function checkRelay(
  gateway: Gateway,
  chainId: string,
  call: RelayCall,
  version: string,
): Promise<readonly Address[]> {
  switch (call.data.slice(0, 10)) {
    case execTransaction:
      await checkExecution(gateway, chainId, call)
      return [call.to]
    case multiSend:
      return [await checkBatch(gateway, chainId, call, version)]
    case createProxyWithNonce:
      return checkCreation(chainId, call, version)
    default:
      throw cannotRelay()
  }
}
