import {
  type Chain,
  createSafe,
  executeSafe,
  startChain,
} from '@strongroom/devnet'
import type { SafeInfo, SafeMessage } from '@strongroom/gateway-sdk'
import {
  encodeSwapOwner,
  hashSafeMessage,
  hashSafeMessageBytes,
  packSignatures,
} from '@strongroom/safe-protocol'
import { type Address, concat, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOneStore } from './support/describeStores.ts'
import { type LiveApi, startLiveApi } from './support/liveApi.ts'
import { alice, bob, carol, dave, signHash } from './support/people.ts'
import { waitFor } from './support/waitFor.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const magic = '0x1626ba7e'
const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
type Version = (typeof versions)[number]

const typed = {
  domain: { name: 'Gold', version: '1', chainId: 1337 },
  primaryType: 'Permit',
  types: { Permit: [{ name: 'values', type: 'uint256[]' }] },
  message: { values: ['1', '2'] },
}

describeOneStore('messages on chain', (store) => {
  let chain: Chain<1337>
  let api: LiveApi
  let salt = 0n
  /** Its owner signs for it; contracts own the other safes through it. */
  let parent: Address

  const create = (
    version: Version,
    owners: readonly Address[],
    threshold: number,
    handler: Version = version,
  ) => {
    const { fallbackHandler } = chain.contracts[handler]
    salt += 1n
    return createSafe(chain.client, {
      contracts: { ...chain.contracts[version], fallbackHandler },
      owners,
      threshold,
      saltNonce: salt,
      from: alice.address,
    })
  }
  beforeAll(async () => {
    chain = await startChain({ chainId: 1337, seed: false })
    parent = await create('1.4.1', [carol.address], 1)
  })
  beforeEach(async () => {
    api = await startLiveApi(store.db, chain)
    return () => api.close()
  })
  afterAll(() => chain.stop())

  const send = async (path: string, body: unknown) =>
    api.post(`/v1/chains/1337${path}`, body)
  const known = (safe: Address) =>
    waitFor(
      () => api.get<Partial<SafeInfo>>(`/v1/chains/1337/safes/${safe}`),
      ({ address }) => address !== undefined,
    )

  const ask = (safe: Address, hash: Hex, signature: Hex) =>
    chain.client.readContract({
      address: safe,
      abi,
      functionName: 'isValidSignature',
      args: [hash, signature],
    })

  /** Carol signs for the parent any bytes that the child shows it. */
  const signForParent = async (shown: Hex): Promise<Hex> => {
    const { safeMessageHash } = hashSafeMessageBytes(
      { chainId: 1337, safe: parent },
      shown,
    )
    const data = await signHash(carol, safeMessageHash)
    return packSignatures([{ kind: 'contract', signer: parent, data }])
  }

  test.each(
    versions.flatMap((version) =>
      (['hello', typed] as const).map(
        (content) =>
          [
            version,
            typeof content === 'string' ? 'text' : 'typed data',
            content,
          ] as const,
      ),
    ),
  )(
    'behavior: the safe (%s) accepts the prepared signature of a %s',
    async (version, _, content) => {
      const safe = await create(
        version,
        [alice.address, parent, bob.address, dave.address],
        3,
      )
      await known(safe)
      const { digest, domainHash, messageHash, safeMessageHash } =
        hashSafeMessage({ chainId: 1337, safe }, content)
      const shown: Record<Version, Hex> = {
        '1.3.0': digest,
        '1.4.1': concat(['0x1901', domainHash, messageHash]),
        '1.5.0': safeMessageHash,
      }
      const path = `/messages/${safeMessageHash}`
      // Bytes that another release would show are refused here.
      for (const other of versions.filter((one) => one !== version)) {
        expect(
          await send(`/safes/${safe}/messages`, {
            message: content,
            signature: await signForParent(shown[other]),
          }),
        ).toEqual([422, { code: 422, message: 'Invalid signature' }])
      }
      expect(
        await send(`/safes/${safe}/messages`, {
          message: content,
          signature: await signForParent(shown[version]),
        }),
      ).toEqual([202, undefined])
      const prefixed = await bob.signMessage({
        message: { raw: safeMessageHash },
      })
      const v = (Number.parseInt(prefixed.slice(-2), 16) + 4).toString(16)
      const signatures = await Promise.all([
        signHash(alice, safeMessageHash),
        `${prefixed.slice(0, -2)}${v}`,
      ])
      const confirmed = await Promise.all(
        signatures.map((signature) =>
          send(`${path}/signatures`, { signature }),
        ),
      )
      expect(confirmed).toEqual([
        [200, undefined],
        [200, undefined],
      ])
      const { status, preparedSignature } = await api.get<SafeMessage>(
        `/v1/chains/1337${path}`,
      )
      expect(status).toBe('CONFIRMED')
      expect(await ask(safe, digest, preparedSignature ?? '0x')).toBe(magic)
      await expect(
        ask(safe, messageHash, preparedSignature ?? '0x'),
      ).rejects.toThrow()
    },
  )

  test('behavior: takes the shown contracts from the fallback handler', async () => {
    const safe = await create('1.3.0', [parent], 1, '1.4.1')
    await known(safe)
    const { digest, domainHash, messageHash, safeMessageHash } =
      hashSafeMessage({ chainId: 1337, safe }, 'hello')
    const preimage = concat(['0x1901', domainHash, messageHash])
    expect(
      await send(`/safes/${safe}/messages`, {
        message: 'hello',
        signature: await signForParent(preimage),
      }),
    ).toEqual([202, undefined])
    const { preparedSignature } = await api.get<SafeMessage>(
      `/v1/chains/1337/messages/${safeMessageHash}`,
    )
    expect(await ask(safe, digest, preparedSignature ?? '0x')).toBe(magic)
  })

  test('error: an old handler leaves contracts of newer safes no way', async () => {
    const safe = await create('1.4.1', [parent], 1, '1.3.0')
    await known(safe)
    const { digest, domainHash, messageHash } = hashSafeMessage(
      { chainId: 1337, safe },
      'hello',
    )
    const preimage = concat(['0x1901', domainHash, messageHash])
    for (const shown of [digest, preimage]) {
      const signature = await signForParent(shown)
      await expect(ask(safe, digest, signature)).rejects.toThrow('GS027')
      expect(
        await send(`/safes/${safe}/messages`, { message: 'hello', signature }),
      ).toEqual([422, { code: 422, message: 'Invalid signature' }])
    }
  })

  test('behavior: an owner who is replaced on chain no longer counts', async () => {
    const owners = [alice.address, bob.address]
    const safe = await create('1.4.1', owners, 2)
    await known(safe)
    const { safeMessageHash } = hashSafeMessage(
      { chainId: 1337, safe },
      'hello',
    )
    const path = `/messages/${safeMessageHash}`
    const sign = async (person: typeof alice) => ({
      message: 'hello',
      signature: await signHash(person, safeMessageHash),
    })
    await send(`/safes/${safe}/messages`, await sign(alice))
    await send(`${path}/signatures`, await sign(bob))
    const show = () => api.get<SafeMessage>(`/v1/chains/1337${path}`)
    expect((await show()).status).toBe('CONFIRMED')
    const before = (await known(safe)).messagesTag
    await executeSafe(chain.client, {
      safe,
      to: safe,
      data: encodeSwapOwner({
        prevOwner: alice.address,
        oldOwner: bob.address,
        newOwner: carol.address,
      }),
      signers: [alice.address, bob.address],
      executor: alice.address,
    })
    const after = await waitFor(
      show,
      ({ status }) => status === 'NEEDS_CONFIRMATION',
    )
    expect(after.confirmations.map(({ owner }) => owner.value)).toEqual([
      alice.address,
    ])
    expect(after.preparedSignature).toBe(null)
    expect(Number((await known(safe)).messagesTag)).toBeGreaterThan(
      Number(before),
    )
    expect(await send(`${path}/signatures`, await sign(carol))).toEqual([
      200,
      undefined,
    ])
    expect((await show()).status).toBe('CONFIRMED')
  })
})
