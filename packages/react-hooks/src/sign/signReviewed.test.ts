import {
  createSafeTransaction,
  encodeAddOwner,
  encodeSignMessage,
  getSafeDeployment,
  hashMessageDigest,
  packSignatures,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { acknowledgementOf } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import type { SafeNow } from '../verify/readSafeNow.ts'
import { RefusedError } from './RefusedError.ts'
import { createReviewedPayload } from './ReviewedPayload.ts'
import { SigningError } from './SigningError.ts'
import { signReviewed } from './signReviewed.ts'
import type { WalletPort } from './WalletPort.ts'

// Test keys, made up of a repeated byte.
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const payload = createReviewedPayload({
  chainId: 1337,
  safe,
  version: '1.4.1',
  transaction: createSafeTransaction({ to: safe, value: 1n, nonce: 4n }),
})
const shown = payload.hashes.safeTxHash

function setup(
  options: {
    now?: Partial<SafeNow>
    chainId?: string
    accounts?: unknown
    ask?: (method: string) => void
    readSafe?: () => Promise<SafeNow>
    answer?: (json: string) => Promise<unknown>
    /** Error that the wallet returns for typed data. */
    unsupported?: unknown
  } = {},
) {
  const prompts: string[] = []
  const controller = new AbortController()
  const wallet: WalletPort = {
    account: owner.address,
    name: 'Test',
    switchChain: async () => {},
    async request({ method, params }) {
      options.ask?.(method)
      if (method === 'eth_chainId') return options.chainId ?? '0x539'
      if (method === 'eth_accounts') return options.accounts ?? [owner.address]
      prompts.push(method)
      const json = String(params?.[1])
      if (options.answer) return options.answer(json)
      if (method === 'personal_sign') {
        expect(params?.[1]).toBe(owner.address)
        return owner.signMessage({ message: { raw: params?.[0] as Hex } })
      }
      if (options.unsupported) throw options.unsupported
      return owner.signTypedData(JSON.parse(json))
    },
  }
  const readSafe =
    options.readSafe ??
    (async () => ({
      nonce: 4n,
      threshold: 2,
      owners: [owner.address],
      ...options.now,
    }))
  return {
    prompts,
    controller,
    ports: { wallet, readSafe, signal: controller.signal },
  }
}

const problemOf = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof SigningError) return error.problem
    throw error
  }
  return 'none'
}

test('default', async () => {
  const { ports, prompts } = setup()
  const signature = await signReviewed(payload, shown, ports)
  expect(signature).toEqual({
    kind: 'eip712',
    signer: owner.address,
    data: await owner.sign({ hash: shown }),
  })
  expect(prompts).toEqual(['eth_signTypedData_v4'])
})

test('behavior: a wallet that answers v as 0 or 1 is normalised', async () => {
  const { ports } = setup({
    answer: async () => {
      const signature = await owner.sign({ hash: shown })
      return `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`
    },
  })
  expect((await signReviewed(payload, shown, ports)).data).toBe(
    await owner.sign({ hash: shown }),
  )
})

test('behavior: an answer in the form of eth_sign is called that', async () => {
  const { ports } = setup({
    answer: () => owner.signMessage({ message: { raw: shown } }),
  })
  const signature = await signReviewed(payload, shown, ports)
  expect(signature.kind).toBe('eth_sign')
  // The contract takes it in this form, so an execution can follow at once.
  expect(() => packSignatures([signature])).not.toThrow()
})

test.each([
  ['EIP-1193', { code: 4200, message: 'Unsupported Method' }],
  ['JSON-RPC', { code: -32601, message: 'Method not found' }],
  ['text', new Error('The method "eth_signTypedData_v4" is not supported.')],
])(
  'behavior: a wallet without typed data signs the hash (%s)',
  async (_, unsupported) => {
    const { ports, prompts } = setup({ unsupported })
    const methods: string[] = []
    const signature = await signReviewed(payload, shown, {
      ...ports,
      onMethod: (method) => methods.push(method),
    })
    expect(signature.kind).toBe('eth_sign')
    expect(Number.parseInt(signature.data.slice(-2), 16)).toBeGreaterThan(30)
    expect(prompts).toEqual(['eth_signTypedData_v4', 'personal_sign'])
    expect(methods).toEqual(prompts)
  },
)

test.each([
  ['declined', { code: 4001, message: 'User rejected' }, 'rejected'],
  ['an error', { code: -32603, message: 'Internal error' }, 'walletFailed'],
])(
  'error: a wallet that knows typed data is asked once: %s',
  async (_, unsupported, problem) => {
    const { ports, prompts } = setup({ unsupported })
    expect(await problemOf(signReviewed(payload, shown, ports))).toBe(problem)
    expect(prompts).toEqual(['eth_signTypedData_v4'])
  },
)

test('error: the review is closed before the second prompt', async () => {
  const { ports, prompts, controller } = setup({
    unsupported: { code: 4200 },
    ask: (method) => {
      if (method === 'eth_signTypedData_v4') controller.abort()
    },
  })
  expect(await problemOf(signReviewed(payload, shown, ports))).toBe('cancelled')
  expect(prompts).toEqual(['eth_signTypedData_v4'])
})

test.each([
  [
    'another value',
    (text: string) => text.replace('"value":"1"', '"value":"2"'),
  ],
  [
    'another type',
    (text: string) =>
      text.replace('uint256","name":"value', 'uint128","name":"value'),
  ],
  ['another chain', (text: string) => text.replace('1337', '1')],
  ['no JSON', () => '{'],
])('error: a text of %s is not put to the wallet', async (_, change) => {
  // A script in the page that changes what every text is made of.
  const { stringify } = JSON
  const spy = vi.spyOn(JSON, 'stringify')
  spy.mockImplementation(((...given: Parameters<typeof stringify>) =>
    change(
      stringify(...given).replace(
        /"name":"(\w+)","type":"(\w+)"/g,
        '"type":"$2","name":"$1"',
      ),
    )) as never)
  const { ports, prompts } = setup()
  const problem = await problemOf(signReviewed(payload, shown, ports))
  spy.mockRestore()
  expect(problem).toBe('payloadChanged')
  expect(prompts).toEqual([])
})

test('error: the payload cannot be changed, and a changed one is refused', async () => {
  expect(() => {
    Object.assign(payload.transaction, { to: other.address })
  }).toThrow(TypeError)
  const swapped = {
    ...payload,
    transaction: { ...payload.transaction, to: other.address },
  }
  const { ports, prompts } = setup()
  expect(await problemOf(signReviewed(swapped, shown, ports))).toBe(
    'payloadChanged',
  )
  expect(prompts).toEqual([])
})

test.each([
  ['nonceUsed', { now: { nonce: 5n } }],
  ['notOwner', { now: { owners: [other.address] } }],
  ['wrongChain', { chainId: '0x1' }],
  ['accountChanged', { accounts: [other.address, owner.address] }],
  ['accountChanged', { accounts: [] }],
] as const)(
  'error: %s stops before the wallet is asked',
  async (problem, options) => {
    const { ports, prompts } = setup(options as never)
    expect(await problemOf(signReviewed(payload, shown, ports))).toBe(problem)
    expect(prompts).toEqual([])
  },
)

function gone(): never {
  throw new Error('gone')
}

test.each([
  [
    'a wallet without a chain',
    'walletFailed',
    (method: string) => method === 'eth_chainId' && gone(),
  ],
  [
    'a wallet without accounts',
    'walletFailed',
    (method: string) => method === 'eth_accounts' && gone(),
  ],
])('error: %s is a failure of the wallet', async (_, problem, ask) => {
  const { ports, prompts } = setup({ ask })
  expect(await problemOf(signReviewed(payload, shown, ports))).toBe(problem)
  expect(prompts).toEqual([])
})

test('error: accounts that are not strings', async () => {
  const accounts = [Object.create(null)]
  const { ports, prompts } = setup({ accounts })
  expect(await problemOf(signReviewed(payload, shown, ports))).toBe(
    'accountChanged',
  )
  expect(prompts).toEqual([])
})

test('error: a node that went away is not the wallet’s failure', async () => {
  const { ports, prompts } = setup({ readSafe: async () => gone() })
  await expect(signReviewed(payload, shown, ports)).rejects.toMatchObject({
    name: 'RefusedError',
    reason: 'unavailable',
    problems: [{ kind: 'rpc', cause: new Error('gone') }],
  })
  expect(prompts).toEqual([])
})

const answers: [string, () => Promise<unknown>][] = [
  ['rejected', () => Promise.reject({ code: 4001 })],
  ['walletFailed', () => Promise.reject(new Error('locked'))],
  ['badSignature', async () => '0x1234'],
  ['badSignature', async () => null],
  ['foreignSignature', () => other.sign({ hash: shown })],
  ['foreignSignature', () => owner.sign({ hash: `0x${'77'.repeat(32)}` })],
]

test.each(answers)('error: %s', async (problem, answer) => {
  const { ports } = setup({ answer })
  expect(await problemOf(signReviewed(payload, shown, ports))).toBe(problem)
})

test('error: drops a signature that arrives after the review closed', async () => {
  const { ports, controller } = setup({
    answer: async (json) => {
      controller.abort(new SigningError('accountChanged'))
      return owner.signTypedData(JSON.parse(json))
    },
  })
  expect(await problemOf(signReviewed(payload, shown, ports))).toBe(
    'accountChanged',
  )
})

const known = getSafeDeployment({ version: '1.4.1' })
const library = known?.multiSendCallOnly.address as Address

/** A payload as a page has it, with the hash on its screen. */
function payloadOf(
  fields: Partial<SafeTransaction>,
  terms: Parameters<typeof createReviewedPayload>[1] = {},
) {
  const transaction = createSafeTransaction({ to: safe, nonce: 4n, ...fields })
  const input = { chainId: 1337, safe, version: '1.4.1', transaction } as const
  const made = createReviewedPayload(input, terms)
  return { made, hash: made.hashes.safeTxHash }
}

const digest = hashMessageDigest('I agree')
const signing = {
  to: known?.signMessageLib?.address as Address,
  operation: 1,
  data: encodeSignMessage({ message: digest }),
} as const

test.each([
  ['an unread digest signed for good', 'message-signed', signing, {}],
  [
    'another message than the one that is named',
    'message-signed',
    signing,
    { named: hashMessageDigest('Hello') },
  ],
  ['foreign code', 'delegate-call', { to: other.address, operation: 1 }, {}],
  [
    'unknown bytes for a known library',
    'unknown-calldata',
    { to: library, operation: 1, data: '0x12345678' },
    {},
  ],
  [
    'a library with other code',
    'library-code',
    {},
    { findings: [{ kind: 'library-code', target: library, path: [] }] },
  ],
] as const)('error: %s is refused right before the wallet', async (...row) => {
  const [, kind, fields, terms] = row
  const { made, hash } = payloadOf(fields, terms)
  const { ports, prompts } = setup()
  const error = await signReviewed(made, hash, ports).catch((e: unknown) => e)
  expect(error).toMatchObject({ name: 'RefusedError', reason: 'refused' })
  const { verdict } = error as RefusedError
  expect(verdict?.reasons[0]).toMatchObject({ decision: 'refuse' })
  expect(verdict?.reasons.map(({ finding }) => finding.kind)).toContain(kind)
  // An owner cannot accept it either.
  const findings = verdict?.reasons.map(({ id }) => id) ?? []
  const acknowledged = { hash, findings }
  await expect(
    signReviewed(made, hash, { ...ports, acknowledged }),
  ).rejects.toMatchObject({ reason: 'refused' })
  expect(prompts).toEqual([])
})

test('behavior: signs a finding to be accepted only with an acknowledgement of its hash', async () => {
  const { made, hash } = payloadOf(signing, { named: digest })
  const { ports, prompts } = setup()
  const error = await signReviewed(made, hash, ports).catch((e: unknown) => e)
  expect(error).toMatchObject({ reason: 'unacknowledged' })
  const { verdict } = error as RefusedError
  if (verdict === undefined) throw new Error('There is no verdict.')
  const acknowledged = acknowledgementOf(verdict)
  await expect(
    signReviewed(made, hash, {
      ...ports,
      acknowledged: { ...acknowledged, hash: shown },
    }),
  ).rejects.toMatchObject({ reason: 'unacknowledged' })
  expect(prompts).toEqual([])
  await signReviewed(made, hash, { ...ports, acknowledged })
  expect(prompts).toEqual(['eth_signTypedData_v4'])
})

test('error: owners that changed since the review make another finding', async () => {
  const data = encodeAddOwner({ owner: other.address, threshold: 2 })
  const { made, hash } = payloadOf({ data })
  const seen = setup()
  const error = await signReviewed(made, hash, seen.ports).catch(
    (e: unknown) => e as RefusedError,
  )
  const verdict = error instanceof RefusedError ? error.verdict : undefined
  const acknowledged = verdict && acknowledgementOf(verdict)
  const owners = [owner.address, safe] as const
  const now = setup({ now: { owners } })
  await expect(
    signReviewed(made, hash, { ...now.ports, acknowledged }),
  ).rejects.toMatchObject({ reason: 'unacknowledged' })
  expect([seen.prompts, now.prompts]).toEqual([[], []])
  await signReviewed(made, hash, { ...seen.ports, acknowledged })
  expect(seen.prompts).toHaveLength(1)
})

test('error: refuses a copy of a reviewed payload', async () => {
  const { ports, prompts } = setup()
  for (const copy of [{ ...payload }, structuredClone(payload)])
    expect(await problemOf(signReviewed(copy, shown, ports))).toBe(
      'payloadChanged',
    )
  expect(prompts).toEqual([])
})
