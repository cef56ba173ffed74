import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import {
  bundleChecksum,
  createBundle,
  writeBundle,
} from '../bundle/SafeBundle.ts'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { encodeMultiSendCallOnly } from '../multisend/encodeMultiSend.ts'
import { getMigration } from '../settings/migration.ts'
import { encodeAddOwner, encodeChangeThreshold } from '../settings/owners.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import type { SafeSignature } from '../signatures/SafeSignature.ts'
import {
  createRecord,
  createSafeRecord,
  type FakeChain,
  gateway,
  honestChain,
  node,
  owners,
  runIn,
  safe,
  signAll,
} from './createFakeWorld.test.fixture.ts'

const seed = Number(process.env['VERIFY_SEED'] ?? 20_261_123)
// The long run draws 1,000.
const numRuns = Number(process.env['VERIFY_RUNS'] ?? 200)
const stranger: Address = '0x1111111111111111111111111111111111111111'

const erc20 = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
])

const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
/** Safes of each version on each of the chains that have it. */
const domains = [1, 10, 137, 2020, 8453, 42_161, 11_155_111].flatMap(
  (chainId) =>
    versions.flatMap((version) => {
      const deployment = getSafeDeployment({ version, chainId })
      return deployment ? [{ chainId, version, deployment }] : []
    }),
)
type Domain = (typeof domains)[number]

const addresses = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as Address)
const amounts = fc.bigInt({ min: 1n, max: 10n ** 30n })

const transfers = fc
  .tuple(addresses, addresses, amounts)
  .map(([token, recipient, amount]) => ({
    to: token,
    data: encodeFunctionData({
      abi: erc20,
      functionName: 'transfer',
      args: [recipient, amount],
    }),
  }))
const coins = fc.record({ to: addresses, value: amounts })

/** Honest transactions of a safe that the policy does not refuse. */
const callsOf = ({ chainId, deployment }: Domain) =>
  fc.oneof(
    coins,
    transfers,
    fc.tuple(addresses, addresses, amounts).map(([to, spender, amount]) => ({
      to,
      data: encodeFunctionData({
        abi: erc20,
        functionName: 'approve',
        args: [spender, amount],
      }),
    })),
    addresses.map((owner) => ({
      to: safe,
      data: encodeAddOwner({ owner, threshold: 2 }),
    })),
    fc.constant({ to: safe, data: encodeChangeThreshold({ threshold: 3 }) }),
    fc.constant({ to: safe }),
    fc
      .array(fc.oneof(coins, transfers), { minLength: 1, maxLength: 5 })
      .map((batch) => ({
        to: deployment.multiSendCallOnly.address,
        data: encodeMultiSendCallOnly(batch),
        operation: 1 as const,
      })),
    // The newest version has none.
    fc.constant(
      getMigration({ singleton: deployment.singleton.address, chainId }) ?? {
        to: safe,
      },
    ),
  )

const noAddress = `0x${'0'.repeat(40)}` as const
/** Gas and the refund of who executes; half of the transactions have none. */
const refunds = fc.oneof(
  fc.constant({}),
  fc.record({
    safeTxGas: fc.bigInt({ min: 0n, max: 10n ** 7n }),
    baseGas: fc.bigInt({ min: 0n, max: 10n ** 6n }),
    gasPrice: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    gasToken: fc.oneof(fc.constant(noAddress), addresses),
    refundReceiver: fc.oneof(fc.constant(noAddress), addresses),
  }),
)

const transactionsOf = (domain: Domain) =>
  fc
    .tuple(callsOf(domain), refunds, fc.nat(1_000_000))
    .map(([call, refund, nonce]) =>
      createSafeTransaction({ ...call, ...refund, nonce: BigInt(nonce) }),
    )

const messages = fc.oneof(
  fc.nat().map((number) => `I agree to the terms in their version ${number}.`),
  fc.tuple(addresses, fc.nat()).map(([verifyingContract, score]) => ({
    domain: { name: 'Vote', version: '1', chainId: 1, verifyingContract },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Vote: [
        { name: 'proposal', type: 'string' },
        { name: 'score', type: 'uint256' },
      ],
    },
    primaryType: 'Vote',
    message: { proposal: 'Budget of the year', score: `${score}` },
  })),
)

/** Forms in which the program reads a transaction or a message. */
type Form = 'file' | 'record' | 'message file' | 'message record'
const casesOf = (...forms: [Form, ...Form[]]) =>
  fc.constantFrom(...domains).chain((domain) =>
    fc.record({
      domain: fc.constant(domain),
      form: fc.constantFrom(...forms),
      transaction: transactionsOf(domain),
      message: messages,
      /** Which lie. */
      lie: fc.nat(),
      isChainAsked: fc.boolean(),
    }),
  )

type Json = { [name: string]: never }
type Lie = readonly [expected: RegExp, tell: (json: Json) => void]

const set =
  (path: string, value: unknown) =>
  (json: Json): void => {
    const names = path.split('.')
    const last = names.pop() as string
    let at = json
    for (const name of names) at = at[name] as unknown as Json
    at[last] = (typeof value === 'function' ? value(at[last]) : value) as never
  }
const more = (value: string | number) =>
  typeof value === 'number' ? value + 1 : `${BigInt(value) + 1n}`
const flip = (signature: Hex) =>
  signature.replace(/^0x(..)/, (_, byte) => (byte === '11' ? '0x12' : '0x11'))
const swapHash = (hash: Hex) =>
  `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`

const has = (json: Json, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>((at, name) => Object(at)[name], json as unknown) != null

/** Lies in a bundle whose checksum the liar computes again. */
const fileLies: readonly Lie[] = [
  ...(['gasToken', 'refundReceiver', 'to'] as const).map(
    (name): Lie => [/"hash"/, set(`transaction.${name}`, stranger)],
  ),
  ...(['value', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce'] as const).map(
    (name): Lie => [/"hash"/, set(`transaction.${name}`, more)],
  ),
  [/"hash"/, set('transaction.data', (data: Hex) => `${data}00`)],
  [
    /"hash"/,
    set('transaction.operation', (operation: number) => 1 - operation),
  ],
]
const commonFileLies: readonly Lie[] = [
  [/"hash"/, set('chainId', more)],
  [/"hash"/, set('safe', stranger)],
  [/"hash"/, set('hash', swapHash)],
  [/"(?:hash|signature)"/, set('signatures.0.signature', flip)],
  [/"signature"/, set('signatures.0.signer', owners[2])],
  [
    /"signature"/,
    (json) => {
      const list = json['signatures'] as unknown as object[]
      list.push(list[0] as object)
    },
  ],
]
const messageFileLies: readonly Lie[] = [
  [
    /"hash"/,
    (json) => {
      const { message } = json
      if (typeof message === 'string') set('message', `${message}!`)(json)
      else set('message.message.score', more)(json)
    },
  ],
]

const recordLies: readonly Lie[] = [
  [/"(?:safeTxHash|recipient)"/, set('txData.to.value', stranger)],
  [/"safeTxHash"/, set('txData.value', more)],
  [
    /"safeTxHash"/,
    set('txData.hexData', (data: Hex | null) => `${data ?? '0x'}00`),
  ],
  [
    /"safeTxHash"/,
    set('txData.operation', (operation: number) => 1 - operation),
  ],
  ...(['safeTxGas', 'baseGas', 'gasPrice', 'nonce'] as const).map(
    (name): Lie => [/"safeTxHash"/, set(`detailedExecutionInfo.${name}`, more)],
  ),
  [/"safeTxHash"/, set('detailedExecutionInfo.gasToken', stranger)],
  [/"safeTxHash"/, set('detailedExecutionInfo.refundReceiver.value', stranger)],
  [/"safeTxHash"/, set('detailedExecutionInfo.safeTxHash', swapHash)],
  [/"(?:safeTxHash|txId)"/, set('safeAddress', stranger)],
  [/"txId"/, set('txId', swapHash)],
  [/"status"/, set('txStatus', 'AWAITING_CONFIRMATIONS')],
  [/"status"/, set('txStatus', 'DONE')],
  [/"threshold"/, set('detailedExecutionInfo.confirmationsRequired', 1)],
  [/"owners"/, set('detailedExecutionInfo.signers.2.value', stranger)],
  [/"signature"/, set('detailedExecutionInfo.confirmations.0.signature', flip)],
  [
    /"signature"/,
    set('detailedExecutionInfo.confirmations.0.signer.value', owners[2]),
  ],
  [
    /"signature"/,
    set('detailedExecutionInfo.confirmations', (list: object[]) => [
      ...list,
      list[0],
    ]),
  ],
]
/** Lies in words, which only some records have. */
const wordLies: readonly (readonly [path: string, lie: Lie])[] = [
  [
    'txInfo.recipient',
    [/"recipient"/, set('txInfo.recipient.value', stranger)],
  ],
  ['txInfo.transferInfo', [/"value"/, set('txInfo.transferInfo.value', more)]],
  [
    'txInfo.transferInfo.tokenAddress',
    [/"token"/, set('txInfo.transferInfo.tokenAddress', stranger)],
  ],
  ['txInfo.to', [/"recipient"/, set('txInfo.to.value', stranger)]],
  ['txInfo.to', [/"value"/, set('txInfo.value', more)]],
  ['txInfo.methodName', [/"method"/, set('txInfo.methodName', 'claim')]],
  [
    'txData.dataDecoded',
    [/"method"/, set('txData.dataDecoded.method', 'claim')],
  ],
  [
    'txData.dataDecoded.parameters.0',
    [/"parameters"/, set('txData.dataDecoded.parameters.0.value', stranger)],
  ],
  [
    'txData.dataDecoded.parameters.1',
    [/"parameters"/, set('txData.dataDecoded.parameters.1.value', more)],
  ],
  ...(
    [
      ['to', 'recipient', stranger],
      ['value', 'value', more],
      ['operation', 'type', 1],
      ['data', 'parameters', '0x1234'],
    ] as const
  ).map(
    ([name, field, value]) =>
      [
        'txData.dataDecoded.parameters.0.valueDecoded.0',
        [
          new RegExp(`"${field}"`),
          set(`txData.dataDecoded.parameters.0.valueDecoded.0.${name}`, value),
        ],
      ] as const,
  ),
]

const messageRecordLies: readonly Lie[] = [
  [/"messageHash"/, messageFileLies[0]?.[1] as Lie[1]],
  [/"messageHash"/, set('messageHash', swapHash)],
  [/"status"/, set('status', 'NEEDS_CONFIRMATION')],
  [/"confirmationsSubmitted"/, set('confirmationsSubmitted', more)],
  [/"signature"/, set('confirmations.0.signature', flip)],
  [/"signature"/, set('confirmations.1.owner.value', owners[2])],
  [/"preparedSignature"/, set('preparedSignature', flip)],
]

/** Lies that only a node can find. */
const chainLies: readonly (readonly [RegExp, Partial<FakeChain>])[] = [
  [/"chain"/, { chainId: 5 }],
  [/"version"/, { version: '1.4.0' }],
  [/"signer"/, { owners: [stranger, ...owners.slice(1)] }],
  [/"domain"/, { version: '1.2.0' }],
  [/"safe"/, { code: { [safe.toLowerCase()]: '0x' } }],
]
const transactionChainLies: typeof chainLies = [
  ...chainLies,
  [/"nonce"/, { nonce: 2_000_000n }],
  [/"getTransactionHash"/, { hash: `0x${'11'.repeat(32)}` }],
]
const recordChainLies: typeof chainLies = [
  ...transactionChainLies,
  [/"threshold"/, { threshold: 1n }],
  [/"owners"/, { owners: [...owners.slice(0, 2), stranger] }],
]

const pick = <T>(list: readonly T[], number: number): T =>
  list[number % list.length] as T

type Case = ReturnType<typeof casesOf> extends fc.Arbitrary<infer T> ? T : never

/** The JSON of a case, the arguments that verify it, and the lies about it. */
async function prepare(one: Case) {
  const isMessage = one.form.startsWith('message')
  const { chainId, version } = one.domain
  const domain = { chainId, safe, version }
  const safeRecord = createSafeRecord(version, chainId)
  if (one.form.endsWith('file')) {
    const base = { chainId: `${chainId}`, safe, safeVersion: version }
    const create = (signatures: readonly SafeSignature[] = []) =>
      isMessage
        ? createBundle({ ...base, message: one.message, signatures })
        : createBundle({ ...base, transaction: one.transaction, signatures })
    const unsigned = create()
    const bytes = await signAll(unsigned.hash)
    const signatures = (
      await Promise.all(bytes.map((one) => parseSignatures(one, unsigned.hash)))
    ).flat()
    const file = writeBundle(create(signatures))
    const { checksum: _, ...json } = JSON.parse(file) as Json
    return {
      json: json as Json,
      args: ['file.json'],
      world: (fields: Json) => {
        const checksum = bundleChecksum(fields)
        return {
          files: { 'file.json': JSON.stringify({ ...fields, checksum }) },
        }
      },
      lies: [...commonFileLies, ...(isMessage ? messageFileLies : fileLies)],
      chainLies: isMessage ? chainLies : transactionChainLies,
    }
  }
  if (isMessage) {
    const { safeMessageHash: hash } = hashSafeMessage(domain, one.message)
    const bytes = await signAll(hash)
    const packed = packSignatures(
      (
        await Promise.all(bytes.map((one) => parseSignatures(one, hash)))
      ).flat(),
    )
    const record = {
      ...{ messageHash: hash, status: 'CONFIRMED', message: one.message },
      ...{ confirmationsSubmitted: 2, confirmationsRequired: 2 },
      proposedBy: { value: owners[0] },
      confirmations: bytes.map((signature, index) => ({
        owner: { value: owners[index] },
        signature,
      })),
      preparedSignature: packed,
    }
    return {
      json: record as unknown as Json,
      args: [
        ...[hash, '--gateway', gateway, '--chain', `${chainId}`],
        ...['--message', '--safe', safe],
      ],
      world: (fields: Json) => ({
        chainId,
        answers: {
          [`messages/${hash}`]: fields,
          [`safes/${safe}`]: safeRecord,
        },
      }),
      lies: messageRecordLies,
      chainLies,
    }
  }
  const record = (await createRecord(
    one.transaction,
    version,
    chainId,
  )) as unknown as Json
  const hash = Object(record['detailedExecutionInfo']).safeTxHash
  const words = wordLies.flatMap(([path, lie]) =>
    has(record, path) ? [lie] : [],
  )
  return {
    json: record,
    args: [hash, '--gateway', gateway, '--chain', `${chainId}`],
    world: (fields: Json) => ({
      chainId,
      answers: {
        [`transactions/${hash}`]: fields,
        [`safes/${safe}`]: safeRecord,
      },
    }),
    // Words are as likely as the fields that are hashed.
    lies: [...recordLies, ...words, ...words],
    chainLies: recordChainLies,
  }
}

test.each([
  ['transactions', casesOf('file', 'record'), numRuns, 20],
  [
    ...(['messages', casesOf('message file', 'message record')] as const),
    ...([Math.ceil(numRuns / 5), 10] as const),
  ],
] as const)(
  'default: finds the lie in each of the %s, and none in honest ones',
  async (_, cases, count, kinds) => {
    const found = new Map<string, number>()
    for (const one of fc.sample(cases, { seed, numRuns: count })) {
      const { json, args, world, lies, chainLies: others } = await prepare(one)
      const { nonce, operation } = one.transaction
      const { chainId, version } = one.domain
      const isRecord = one.form.endsWith('record')
      // The fake node has no code of libraries; a test on a real chain does.
      const isChainAsked =
        one.isChainAsked &&
        !(operation === 1 && !one.form.startsWith('message'))
      const state = { chainId, version, nonce: isRecord ? 0n : nonce }
      const honest = honestChain(state)
      const all = isChainAsked ? [...args, '--rpc', node] : args
      const fair = await runIn({ ...world(json), chain: honest }, ...all)
      expect(fair, `${fair.errors}${fair.out}`).toMatchObject({ code: 0 })

      const context = `${one.form}, lie ${one.lie}, seed ${seed}`
      if (isChainAsked && one.lie % 3 === 0) {
        const [field, change] = pick(others, one.lie)
        const chain = honestChain({ ...state, ...change })
        const { code, out } = await runIn(
          { ...world(json), chain },
          ...[...all, '--json'],
        )
        expect(code, `${context}: ${out}`).toBe(1)
        expect(namesOf(out), context).toMatch(field)
        found.set(`${field}`, (found.get(`${field}`) ?? 0) + 1)
        continue
      }
      const [field, tell] = pick(lies, one.lie)
      const lie = structuredClone(json)
      tell(lie)
      expect(lie, context).not.toEqual(json)
      const { code, out, errors } = await runIn(
        { ...world(lie), chain: honest },
        ...[...all, '--json'],
      )
      expect(code, `${context} ${field}: ${out}${errors}`).toBe(1)
      expect(namesOf(out), `${context} ${tell}`).toMatch(field)
      found.set(`${field}`, (found.get(`${field}`) ?? 0) + 1)
    }
    // Each kind of lie was told.
    if (numRuns >= 1000) expect(found.size).toBeGreaterThan(kinds)
  },
  300_000,
)

/** The fields that differ, as JSON. */
const namesOf = (out: string) =>
  JSON.stringify(
    (JSON.parse(out).checks as { field: string; result: string }[]).flatMap(
      ({ field, result }) => (result === 'differs' ? [field] : []),
    ),
  )
