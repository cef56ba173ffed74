import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  encodePacked,
  type Hex,
  keccak256,
  pad,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { a, b, inspect, kinds, other, safe } from '../../test/inspectCall.ts'
import { encodeCall } from '../abi/encodeCall.ts'
import { decodeCall } from '../decode/decodeCall.ts'
import { InvalidCalldataError } from '../errors.ts'
import { encodeExecTransaction } from '../execution/execTransaction.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { encodeMultiSendCallOnly } from '../multisend/encodeMultiSend.ts'
import { encodeAddOwner } from '../settings/owners.ts'
import {
  decodeRecoveryLog,
  encodeCancelRecovery,
  encodeExecuteRecovery,
  hashRecoveryCall,
  recoveryTopic,
} from './attempt.ts'
import { identifyRecoveryModule } from './identifyRecoveryModule.ts'

const abi = parseAbi([
  'event TransactionAdded(uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation)',
  'function setTxNonce(uint256 nonce)',
  'function setTxCooldown(uint256 cooldown)',
  'function setTxExpiration(uint256 expiration)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function executeNextTx(address to, uint256 value, bytes data, uint8 operation)',
])
const call = {
  to: safe,
  value: 3n,
  data: encodeAddOwner({ owner: a, threshold: 1 }),
  operation: 0,
} as const
const types = ['address', 'uint256', 'bytes', 'uint8'] as const
const logOf = (operation: number, hash: Hex) => ({
  topics: encodeEventTopics({
    abi,
    eventName: 'TransactionAdded',
    args: { queueNonce: 4n, txHash: hash },
  }) as Hex[],
  data: encodeAbiParameters(
    types.map((type) => ({ type })),
    [call.to, call.value, call.data, operation],
  ),
})

test('default: reads the log of an attempt', () => {
  for (const operation of [0, 1] as const) {
    const hash = keccak256(
      encodePacked(types, [call.to, call.value, call.data, operation]),
    )
    const queued = decodeRecoveryLog(logOf(operation, hash))
    expect(queued).toEqual({ nonce: 4n, hash, call: { ...call, operation } })
    expect(hashRecoveryCall(queued.call)).toBe(hash)
  }
})

test('error: refuses another event, an unknown operation and truncated data', () => {
  const log = logOf(0, pad('0x1'))
  expect(log.topics[0]).toBe(recoveryTopic())
  for (const bad of [
    { ...log, topics: [pad('0x2'), ...log.topics.slice(1)] as Hex[] },
    { ...log, topics: log.topics.slice(0, 2) },
    { ...log, data: log.data.slice(0, -64) as Hex },
    logOf(2, pad('0x1')),
  ])
    expect(() => decodeRecoveryLog(bad)).toThrow(InvalidCalldataError)
})

test('behavior: calls are encoded as the contract reads them', () => {
  expect(encodeCancelRecovery({ nonce: 5n })).toBe(
    encodeFunctionData({ abi, functionName: 'setTxNonce', args: [5n] }),
  )
  expect(encodeExecuteRecovery(call)).toBe(
    encodeFunctionData({
      abi,
      functionName: 'executeNextTx',
      args: [call.to, call.value, call.data, call.operation],
    }),
  )
})

test('behavior: a module is known by the mastercopy of its proxy alone', () => {
  const proxy = (target: string): Hex =>
    `0x363d3d373d3d3d363d73${target}5af43d82803e903d91602b57fd5bf3`
  const known = 'd54895B1121A2eE3f37b502F507631FA1331BED6'
  expect(identifyRecoveryModule(proxy(known))).toEqual({
    version: '1.0.1',
    isVulnerable: false,
  })
  expect(
    identifyRecoveryModule(proxy('01f8cabb808d7de0df4202d4b60c8310d2f1339b')),
  ).toEqual({ version: '1.1.0', isVulnerable: true })
  for (const code of [
    '0x',
    proxy(other.slice(2)),
    `${proxy(known)}00`,
    `0x00${proxy(known).slice(2)}`,
  ] as Hex[])
    expect(identifyRecoveryModule(code)).toBeUndefined()
})

test('behavior: changes of a recovery module are findings, alone and in a batch', () => {
  const run = (data: Hex) => inspect({ to: other, data })
  const cancel = encodeCancelRecovery({ nonce: 5n })
  const enable = encodeFunctionData({
    abi,
    functionName: 'enableModule',
    args: [a],
  })
  expect(run(cancel)).toEqual([
    {
      kind: 'recovery',
      module: other,
      change: 'cancel',
      nonce: 5n,
      path: [],
      safe,
    },
  ])
  expect(kinds(run(cancel))).toEqual(['recovery warn'])
  expect(run(enable)).toMatchObject([
    { change: 'recoverer', recoverer: a, enabled: true },
  ])
  expect(kinds(run(enable))).toEqual(['recovery acknowledge'])
  const disable = encodeFunctionData({
    abi,
    functionName: 'disableModule',
    args: [a, b],
  })
  expect(run(disable)).toMatchObject([{ recoverer: b, enabled: false }])
  expect(kinds(run(disable))).toEqual(['recovery warn'])
  expect(
    kinds(
      run(
        encodeFunctionData({ abi, functionName: 'setTxCooldown', args: [1n] }),
      ),
    ),
  ).toEqual(['recovery acknowledge'])
  expect(
    run(
      encodeFunctionData({ abi, functionName: 'setTxExpiration', args: [0n] }),
    ),
  ).toMatchObject([{ change: 'expiration', seconds: 0n }])
  const batch = encodeMultiSendCallOnly([
    { to: other, data: cancel },
    { to: safe, data: enable },
  ])
  const { to, data } = {
    to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    data: batch,
  } as const
  expect(kinds(inspect({ to, data, operation: 1 }))).toEqual([
    'delegate-call allow',
    'recovery warn 0',
    'module acknowledge 1',
  ])
})

test('behavior: the call that a module executes next is followed', () => {
  const data = encodeExecuteRecovery({ ...call, value: 0n })
  const node = decodeCall({ to: other, data }, { safe })
  expect(node.children[0]?.method?.name).toBe('addOwnerWithThreshold')
  expect(kinds(inspect({ to: other, data }))).toEqual([
    'recovery acknowledge',
    'owners acknowledge 0',
  ])
})

test('behavior: using a recovery module has to be accepted unless it is proven', () => {
  const execute = encodeExecuteRecovery({ ...call, value: 0n })
  const skip = encodeCall('skipExpired()', {})
  const run = (data: Hex, recoveryModules?: readonly Address[]) =>
    inspect({ to: other, data }, { recoveryModules })
  for (const [data, change] of [
    [execute, 'execute'],
    [skip, 'skip'],
  ] as const) {
    for (const proven of [undefined, [], [a]] as const) {
      const [found] = run(data, proven)
      expect(found).toMatchObject({ kind: 'recovery', change, module: other })
      expect(found).not.toHaveProperty('known')
      expect(kinds(run(data, proven))[0]).toBe('recovery acknowledge')
    }
    expect(run(data, [other])[0]).toMatchObject({ change, known: true })
    expect(kinds(run(data, [other]))[0]).toBe('recovery warn')
  }
  // A module that is proven for the safe under review says nothing about another one.
  const inner = createSafeTransaction({ to: other, data: skip, nonce: 0n })
  expect(
    kinds(
      inspect(
        { to: b, data: encodeExecTransaction(inner, '0x') },
        { recoveryModules: [other] },
      ),
    ),
  ).toContain('recovery acknowledge 0')
  const expire = encodeFunctionData({
    ...{ abi, functionName: 'setTxExpiration' },
    args: [0n],
  })
  expect(kinds(run(expire, [other]))).toEqual(['recovery acknowledge'])
})
