import { createSafe } from '@strongroom/devnet'
import type { SafeMessage } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeApproveHash,
  encodeExecTransaction,
  encodeSetFallbackHandler,
  hashSafeMessage,
  hashSafeMessageBytes,
  normalizeSignature,
  packSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { type Address, concatHex, type Hex, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { verifyMessage } from '../../src/index.ts'
import {
  type Account,
  alice,
  bob,
  carol,
  openChain,
} from './createSigningApp.fixture.ts'

const chain = await openChain()

const chainId = '1337'
const ex = (value: Address) => ({ value, name: null, logoUri: null })
const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const typed: SafeMessage['message'] = {
  domain: {
    name: 'Mail',
    chainId: '0x539',
    verifyingContract: '0x000000000000000000000000000000000000dEaD',
  },
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  message: { contents: 'Hello' },
}

async function sign(account: Account, hash: Hex): Promise<SafeSignature> {
  const signature = await account.sign({ hash })
  return normalizeSignature({ signature, hash, signer: account.address })
}

function recordOf(
  message: SafeMessage['message'],
  messageHash: Hex,
  signatures: readonly SafeSignature[],
  threshold: number,
): SafeMessage {
  const done = signatures.length >= threshold
  return {
    messageHash,
    status: done ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: null,
    name: null,
    message,
    creationTimestamp: 1,
    modifiedTimestamp: 1,
    confirmationsSubmitted: signatures.length,
    confirmationsRequired: threshold,
    proposedBy: ex(signatures[0]?.signer ?? zeroAddress),
    confirmations: signatures.map((signature) => ({
      owner: ex(signature.signer),
      signature: packSignatures([signature]),
    })),
    preparedSignature: done ? packSignatures(signatures) : null,
    origin: null,
  }
}

test.each(
  (['1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) => [
    { version, message: 'I own this safe.' },
    { version, message: typed },
  ]),
)(
  'default: a safe of $version accepts the verified signature',
  async ({ version, message }) => {
    const isText = typeof message === 'string'
    const create = (owners: readonly Address[], salt: bigint) =>
      createSafe(chain.client, {
        contracts: chain.contracts[version],
        owners,
        threshold: owners.length,
        saltNonce: salt + (isText ? 0n : 10n),
        from: alice.address,
      })
    const parent = await create([carol.address], 1n)
    const safe = await create([alice.address, bob.address, parent], 2n)
    const plain = isText ? message : { ...typed, primaryType: 'Mail' }
    const { digest, safeMessageHash, domainHash, messageHash } =
      hashSafeMessage({ chainId: 1337, safe }, plain as string)
    // Bytes that the safe shows its contract owner, by the version of its
    // handler.
    const shown = {
      '1.3.0': digest,
      '1.4.1': concatHex(['0x1901', domainHash, messageHash]),
      '1.5.0': safeMessageHash,
    }[version]
    const nested = hashSafeMessageBytes({ chainId: 1337, safe: parent }, shown)
    const byParent: SafeSignature = {
      kind: 'contract',
      signer: parent,
      data: packSignatures([await sign(carol, nested.safeMessageHash)]),
    }
    const signatures = [
      await sign(alice, safeMessageHash),
      await sign(bob, safeMessageHash),
    ]
    const rpc = chain.client
    const ask = (record: SafeMessage | undefined, given = {}) =>
      verifyMessage({ chainId, safeAddress: safe, record, rpc, ...given })

    const draft = await ask(undefined, { message })
    expect(draft.problems).toEqual([])
    expect(draft.sources.chain).toBe(safeMessageHash)
    const open = await ask(recordOf(message, safeMessageHash, signatures, 3))
    expect(open.problems).toEqual([])
    expect(open.signatures).toHaveLength(2)
    expect(open.preparedSignature).toBeUndefined()

    const all = [...signatures, byParent]
    const done = await ask(recordOf(message, safeMessageHash, all, 3))
    expect(done.problems).toEqual([])
    expect(done).toMatchObject({ status: 'verified', accepted: true, digest })
    expect(
      await rpc.readContract({
        address: safe,
        abi,
        functionName: 'isValidSignature',
        args: [digest, done.preparedSignature ?? '0x'],
      }),
    ).toBe('0x1626ba7e')

    // The parent signed something else.
    const forged: SafeSignature = {
      ...byParent,
      data: packSignatures([await sign(carol, digest)]),
    }
    const lie = await ask(
      recordOf(message, safeMessageHash, [...signatures, forged], 3),
    )
    // The parent refuses by a revert, which looks like no answer.
    expect(lie.status).toBe('unavailable')
    expect(lie.preparedSignature).toBeUndefined()
  },
)

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: counts an approval on chain for a message of a %s safe',
  async (version) => {
    const safe = await createSafe(chain.client, {
      contracts: chain.contracts[version],
      owners: [alice.address, bob.address],
      threshold: 2,
      saltNonce: 60n,
      from: alice.address,
    })
    const { safeMessageHash } = hashSafeMessage({ chainId: 1337, safe }, 'hi')
    const signatures: SafeSignature[] = [
      await sign(alice, safeMessageHash),
      { kind: 'approved', signer: bob.address },
    ]
    const verify = () =>
      verifyMessage({
        ...{ chainId, safeAddress: safe, rpc: chain.client },
        record: recordOf('hi', safeMessageHash, signatures, 2),
      })
    expect((await verify()).status).toBe('mismatch')
    const hash = await chain.client.sendTransaction({
      account: bob.address,
      to: safe,
      data: encodeApproveHash({ hash: safeMessageHash }),
    })
    await chain.client.waitForTransactionReceipt({ hash })
    const verified = await verify()
    expect(verified).toMatchObject({ status: 'verified', accepted: true })
    expect(verified.confirmations).toMatchObject([
      { kind: 'eip712', valid: true },
      { kind: 'approved', valid: true },
    ])
  },
)

test('behavior: recognizes a safe without a handler by its domain', async () => {
  const safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [alice.address],
    threshold: 1,
    saltNonce: 99n,
    from: alice.address,
  })
  const transaction = createSafeTransaction({
    to: safe,
    data: encodeSetFallbackHandler({ handler: zeroAddress }),
    nonce: 0n,
  })
  const hash = await chain.client.sendTransaction({
    account: alice.address,
    to: safe,
    data: encodeExecTransaction(
      transaction,
      packSignatures([{ kind: 'approved', signer: alice.address }]),
    ),
  })
  await chain.client.waitForTransactionReceipt({ hash })
  const { safeMessageHash } = hashSafeMessage({ chainId: 1337, safe }, 'hi')
  const signature = await sign(alice, safeMessageHash)
  const result = await verifyMessage({
    chainId,
    safeAddress: safe,
    record: recordOf('hi', safeMessageHash, [signature], 1),
    rpc: chain.client,
  })
  expect(result.status).toBe('verified')
  expect(result.sources.chain).toBeUndefined()
  // The handler is missing, so the chain cannot confirm it.
  expect(result.accepted).toBeUndefined()
})

test('error: a gateway that lies about a field', async () => {
  const safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [alice.address, bob.address, carol.address],
    threshold: 2,
    saltNonce: 50n,
    from: alice.address,
  })
  const { safeMessageHash } = hashSafeMessage({ chainId: 1337, safe }, 'hi')
  const signatures = [
    await sign(alice, safeMessageHash),
    await sign(bob, safeMessageHash),
  ]
  const honest = recordOf('hi', safeMessageHash, signatures, 2)
  const [first, second] = honest.confirmations as [Confirmation, Confirmation]
  const stranger = '0x000000000000000000000000000000000000dEaD'
  const other = `0x${'99'.repeat(32)}` as const
  const lies: readonly [Partial<SafeMessage>, string][] = [
    [{ messageHash: other }, 'hash'],
    [{ message: 'hi!' }, 'hash'],
    [{ message: typed }, 'hash'],
    [{ message: { types: {} } as never }, 'malformed'],
    [{ status: 'NEEDS_CONFIRMATION' }, 'claim'],
    [{ confirmationsSubmitted: 1 }, 'claim'],
    [{ confirmationsRequired: 1 }, 'state'],
    [{ confirmationsRequired: '2' as never }, 'malformed'],
    [{ proposedBy: ex(carol.address) }, 'claim'],
    [{ proposedBy: 'x' as never }, 'malformed'],
    [{ confirmations: [first] }, 'confirmations'],
    [{ confirmations: null as never }, 'malformed'],
    [{ confirmations: [first, first] }, 'signature'],
    [
      { confirmations: [first, { ...second, owner: ex(carol.address) }] },
      'signature',
    ],
    [
      {
        confirmations: [
          first,
          {
            ...second,
            signature: second.signature.replace(/.{4}$/, '0000') as Hex,
          },
        ],
      },
      'signature',
    ],
    [
      {
        confirmations: [
          first,
          {
            owner: ex(bob.address),
            signature: packSignatures([
              { kind: 'approved', signer: bob.address },
            ]),
          },
        ],
      },
      'signature',
    ],
    [
      { confirmations: [first, { ...second, owner: ex(stranger) }] },
      'signature',
    ],
    [{ preparedSignature: first.signature }, 'claim'],
  ]
  const ask = (record: SafeMessage, given = {}) =>
    verifyMessage({
      chainId,
      safeAddress: safe,
      record,
      rpc: chain.client,
      ...given,
    })
  expect((await ask(honest)).problems).toEqual([])
  for (const [lie, kind] of lies) {
    const result = await ask({ ...honest, ...lie })
    expect({
      lie,
      status: result.status,
      kinds: result.problems.map((p) => p.kind),
    }).toMatchObject({
      status: 'mismatch',
      kinds: expect.arrayContaining([kind]),
    })
    expect(result.signatures).toEqual([])
    expect(result.preparedSignature).toBeUndefined()
  }
  // Another message, whole and honest in itself, in place of the requested one.
  const swapped = hashSafeMessage({ chainId: 1337, safe }, 'bye')
  const bye = recordOf(
    'bye',
    swapped.safeMessageHash,
    [await sign(alice, swapped.safeMessageHash)],
    2,
  )
  expect((await ask(bye)).status).toBe('verified')
  for (const given of [{ messageHash: safeMessageHash }, { message: 'hi' }])
    expect(await ask(bye, given)).toMatchObject({
      status: 'mismatch',
      preparedSignature: undefined,
    })
  // A chain that is another one, or silent.
  expect((await ask(honest, { chainId: '1' })).status).toBe('mismatch')
  expect((await ask(honest, { rpc: undefined })).status).toBe('unavailable')
})

type Confirmation = SafeMessage['confirmations'][number]
