import { type Hex, toEventHash } from 'viem'
import type { DecodedLog, SettingsFields } from './DecodedLog.ts'
import { type AbiWords, readAbiWords } from './readAbiWords.ts'

interface RawLog {
  topics: readonly Hex[]
  data: Hex
}

type Decode = (log: RawLog) => DecodedLog | undefined

/**
 * Arguments in their order, wherever they are: indexed or not differs between
 * versions of the contracts, the order does not. Holds for static arguments.
 */
const flat = ({ topics, data }: RawLog): AbiWords =>
  readAbiWords(
    `0x${topics
      .slice(1)
      .map((t) => t.slice(2))
      .join('')}${data.slice(2)}`,
  )

/** An event whose only argument is the new value of a setting. */
const setting =
  (name: keyof SettingsFields): Decode =>
  (log) => ({ type: 'SettingsChanged', [name]: flat(log).address(0) })

const ended =
  (success: boolean): Decode =>
  (log) => {
    const args = flat(log)
    return {
      type: 'MultisigEnded',
      success,
      hash: args.hash(0),
      payment: args.uint(1),
    }
  }

const moduleEnded =
  (success: boolean): Decode =>
  (log) => ({ type: 'ModuleEnded', success, module: flat(log).address(0) })

const started: Decode = ({ data }) => {
  const args = readAbiWords(data)
  // nonce, sender, threshold: read before the nonce goes up.
  const additional = readAbiWords(args.bytes(10))
  return {
    type: 'MultisigStarted',
    to: args.address(0),
    value: args.uint(1),
    data: args.bytes(2),
    operation: args.size(3),
    safeTxGas: args.uint(4),
    baseGas: args.uint(5),
    gasPrice: args.uint(6),
    gasToken: args.address(7),
    refundReceiver: args.address(8),
    signatures: args.bytes(9),
    nonce: additional.size(0),
    threshold: additional.size(2),
  }
}

const moduleStarted: Decode = ({ data }) => {
  const args = readAbiWords(data)
  return {
    type: 'ModuleStarted',
    module: args.address(0),
    to: args.address(1),
    value: args.uint(2),
    data: args.bytes(3),
    operation: args.size(4),
  }
}

const setup: Decode = ({ data }) => {
  const args = readAbiWords(data)
  return {
    type: 'SafeSetup',
    owners: args.addresses(0),
    threshold: args.size(1),
    initializer: args.address(2),
    fallbackHandler: args.address(3),
  }
}

const transfer: Decode = (log) => {
  const { topics } = log
  // Four topics: the third argument is a token id.
  if (topics.length !== 3 && topics.length !== 4) return undefined
  const args = flat(log)
  return {
    type: 'Transfer',
    kind: topics.length === 4 ? 'ERC721' : 'ERC20',
    from: args.address(0),
    to: args.address(1),
    value: args.uint(2),
  }
}

const decoders: Record<string, Decode> = {
  'ProxyCreation(address,address)': (log) => {
    const args = flat(log)
    return {
      type: 'ProxyCreation',
      proxy: args.address(0),
      singleton: args.address(1),
    }
  },
  'SafeSetup(address,address[],uint256,address,address)': setup,
  'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)':
    started,
  'ExecutionSuccess(bytes32,uint256)': ended(true),
  'ExecutionFailure(bytes32,uint256)': ended(false),
  'SafeModuleTransaction(address,address,uint256,bytes,uint8)': moduleStarted,
  'ExecutionFromModuleSuccess(address)': moduleEnded(true),
  'ExecutionFromModuleFailure(address)': moduleEnded(false),
  'SafeReceived(address,uint256)': (log) => {
    const args = flat(log)
    return { type: 'Received', sender: args.address(0), value: args.uint(1) }
  },
  'ApproveHash(bytes32,address)': (log) => {
    const args = flat(log)
    return { type: 'Approved', hash: args.hash(0), owner: args.address(1) }
  },
  'ChangedThreshold(uint256)': (log) => ({
    type: 'ThresholdChanged',
    threshold: flat(log).size(0),
  }),
  'AddedOwner(address)': setting('addedOwner'),
  'RemovedOwner(address)': setting('removedOwner'),
  'EnabledModule(address)': setting('enabledModule'),
  'DisabledModule(address)': setting('disabledModule'),
  'ChangedFallbackHandler(address)': setting('fallbackHandler'),
  'ChangedGuard(address)': setting('guard'),
  'ChangedModuleGuard(address)': () => ({ type: 'SettingsChanged' }),
  'ChangedMasterCopy(address)': setting('singleton'),
  'ChangeMasterCopy(address)': setting('singleton'),
  'Transfer(address,address,uint256)': transfer,
}

const byTopic = new Map<string, Decode>(
  Object.entries(decoders).map(([signature, decode]) => [
    toEventHash(signature),
    decode,
  ]),
)

/** Topics of every event we read, for the log filter. */
export const eventTopics: readonly Hex[] = Object.keys(decoders).map(
  (signature) => toEventHash(signature),
)

export const transferTopic: Hex = toEventHash(
  'Transfer(address,address,uint256)',
)

/** Topics of the events that safes and factories emit. */
export const safeTopics: readonly Hex[] = eventTopics.filter(
  (topic) => topic !== transferTopic,
)

/**
 * One event by its first topic, in the terms of the replay. `decodeSafeEvent` of
 * safe-protocol takes three times as long (5.1 instead of 1.7 microseconds a
 * log): it checksums every address and names every argument, of which replaying
 * needs neither. A test holds the two together.
 *
 * @returns undefined for another event, and for a log of the same name whose data
 * does not fit (anyone may emit anything).
 */
export function decodeLog(log: RawLog): DecodedLog | undefined {
  try {
    return byTopic.get(log.topics[0] ?? '')?.(log)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
