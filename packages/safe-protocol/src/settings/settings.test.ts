import { type Abi, encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { publishedAbis } from '../../test/publishedAbis.ts'
import { encodeCreateProxyWithNonce } from '../creation/encodeCreateProxyWithNonce.ts'
import { encodeSetup } from '../creation/encodeSetup.ts'
import {
  encodeApproveHash,
  encodeChangeMasterCopy,
  encodeDisableModule,
  encodeEnableModule,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetModuleGuard,
  encodeSignMessage,
} from './configuration.ts'
import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeRemoveOwner,
  encodeSwapOwner,
  previousOwner,
} from './owners.ts'

const a = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const b = '0x000000000000000000000000000000000000dEaD'
const c = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const hash = `0x${'11'.repeat(32)}` as const
const zero = '0x0000000000000000000000000000000000000000'

const cases = [
  [
    'v1.5.0/safe',
    'addOwnerWithThreshold',
    [a, 2n],
    encodeAddOwner({ owner: a, threshold: 2 }),
  ],
  [
    'v1.5.0/safe',
    'removeOwner',
    [a, b, 1n],
    encodeRemoveOwner({ prevOwner: a, owner: b, threshold: 1n }),
  ],
  [
    'v1.5.0/safe',
    'swapOwner',
    [a, b, c],
    encodeSwapOwner({ prevOwner: a, oldOwner: b, newOwner: c }),
  ],
  [
    'v1.3.0/gnosis_safe',
    'changeThreshold',
    [3n],
    encodeChangeThreshold({ threshold: 3 }),
  ],
  [
    'v1.3.0/gnosis_safe',
    'enableModule',
    [a],
    encodeEnableModule({ module: a }),
  ],
  [
    'v1.3.0/gnosis_safe',
    'disableModule',
    [a, b],
    encodeDisableModule({ prevModule: a, module: b }),
  ],
  ['v1.4.1/safe', 'setGuard', [a], encodeSetGuard({ guard: a })],
  [
    'v1.5.0/safe',
    'setModuleGuard',
    [a],
    encodeSetModuleGuard({ moduleGuard: a }),
  ],
  [
    'v1.4.1/safe',
    'setFallbackHandler',
    [a],
    encodeSetFallbackHandler({ handler: a }),
  ],
  [
    'v1.2.0/gnosis_safe',
    'changeMasterCopy',
    [a],
    encodeChangeMasterCopy({ masterCopy: a }),
  ],
  ['v1.4.1/safe', 'approveHash', [hash], encodeApproveHash({ hash })],
  [
    'v1.4.1/sign_message_lib',
    'signMessage',
    ['0x1234'],
    encodeSignMessage({ message: '0x1234' }),
  ],
  [
    'v1.4.1/safe',
    'setup',
    [[a, b], 2n, zero, '0x', c, zero, 0n, zero],
    encodeSetup({ owners: [a, b], threshold: 2, fallbackHandler: c }),
  ],
  [
    'v1.4.1/safe',
    'setup',
    [[a], 1n, b, '0x12', c, b, 7n, a],
    encodeSetup({
      owners: [a],
      threshold: 1,
      fallbackHandler: c,
      to: b,
      data: '0x12',
      paymentToken: b,
      payment: 7n,
      paymentReceiver: a,
    }),
  ],
  [
    'v1.5.0/safe_proxy_factory',
    'createProxyWithNonce',
    [c, '0x1234', 9n],
    encodeCreateProxyWithNonce({
      singleton: c,
      setup: '0x1234',
      saltNonce: 9n,
    }),
  ],
] as const

const abis = publishedAbis()

test.for(cases.map(([file, name, args, ours]) => ({ file, name, args, ours })))(
  'behavior: encodes $name by the ABI of $file',
  ({ file, name, args, ours }) => {
    const abi = abis.find((entry) => entry.file === file)?.abi
    expect(ours).toBe(
      encodeFunctionData({
        abi: abi as Abi,
        functionName: name,
        args: args as unknown as unknown[],
      }),
    )
  },
)

test('behavior: the entry before an owner', () => {
  const owners = [a, b, c] as const
  expect(previousOwner(owners, c)).toBe(b)
  expect(previousOwner(owners, b.toLowerCase() as typeof b)).toBe(a)
  expect(previousOwner(owners, a)).toBe(
    '0x0000000000000000000000000000000000000001',
  )
  expect(() => previousOwner([a], b)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owner: 0x000000000000000000000000000000000000dEaD is not listed]`,
  )
})

test('error: a setup that the contract would refuse', () => {
  const fail = (owners: readonly `0x${string}`[], threshold: number) => () =>
    encodeSetup({ owners, threshold, fallbackHandler: c })
  expect(fail([a, a], 1)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owners: an owner is repeated or reserved]`,
  )
  expect(fail([zero], 1)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owners: an owner is repeated or reserved]`,
  )
  expect(fail([a], 2)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: threshold: the owners cannot reach it]`,
  )
  expect(fail([a], 0)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: threshold: the owners cannot reach it]`,
  )
  expect(fail([], 0)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: threshold: the owners cannot reach it]`,
  )
})

test('error: an argument that does not fit', () => {
  expect(() =>
    encodeAddOwner({ owner: '0x12', threshold: 1 }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owner: expected address]`,
  )
  expect(() =>
    encodeChangeThreshold({ threshold: -1 }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: threshold: expected uint256]`,
  )
  expect(() =>
    encodeApproveHash({ hash: '0x1234' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: hash: expected bytes32]`,
  )
})
