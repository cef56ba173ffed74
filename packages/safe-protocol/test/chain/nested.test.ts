import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  encodeAddOwner,
  encodeApproveHash,
  encodeMultiSendCallOnly,
  encodeSignMessage,
  getNestedSigningRequest,
  getSafeMessageTypedData,
  hashSafeMessage,
  packSignatures,
  safeAbi,
  safeVersions,
} from '../../src/index.ts'
import {
  account,
  contractsOf,
  deploySafe,
  execute,
  openChain,
  plan,
  sign,
} from './safeOnChain.ts'

const chain = await openChain()

const cells = safeVersions.flatMap((parent) =>
  safeVersions.map((child) => ({ parent, child })),
)

test.for(cells)(
  'behavior: a $parent parent signs for a $child child',
  async ({ parent: parentVersion, child: childVersion }) => {
    const owner = account(0).address
    const parent = await deploySafe(chain, parentVersion, [owner], 1)
    const child = await deploySafe(chain, childVersion, [parent], 1)
    const planned = await plan(chain, child, { to: zeroAddress, value: 1n })
    const request = getNestedSigningRequest({
      child: { version: childVersion, hashes: planned.hashes },
      parent: { chainId: 1337, safe: parent, version: parentVersion },
    })
    expect(request.possible).toBe(
      childVersion === '1.5.0' || parentVersion !== '1.5.0',
    )
    if (!request.possible) return
    const typedData = getSafeMessageTypedData(
      { chainId: 1337, safe: parent },
      request.message,
    )
    const data = await account(0).signTypedData(typedData)
    const signature = {
      kind: 'contract',
      signer: parent,
      data: packSignatures([{ kind: 'eip712', signer: owner, data }]),
    } as const
    const { events } = await execute(
      chain,
      planned,
      packSignatures([signature]),
    )
    expect(events.map((event) => event?.name)).toContain('ExecutionSuccess')
  },
)

test.for(cells)(
  'behavior: a $parent parent approves a hash of a $child child',
  async ({ parent: parentVersion, child: childVersion }) => {
    const parent = await deploySafe(
      chain,
      parentVersion,
      [account(0).address],
      1,
    )
    const child = await deploySafe(chain, childVersion, [parent], 1)
    const planned = await plan(chain, child, { to: zeroAddress, value: 1n })
    const approval = await plan(chain, parent, {
      to: child,
      data: encodeApproveHash({ hash: planned.hashes.safeTxHash }),
    })
    await execute(
      chain,
      approval,
      packSignatures([await sign(0, approval.hashes.safeTxHash)]),
    )
    const { events } = await execute(
      chain,
      planned,
      packSignatures([{ kind: 'approved', signer: parent }]),
    )
    expect(events.map((event) => event?.name)).toContain('ExecutionSuccess')
  },
)

const magicValue = '0x1626ba7e'

test.for(safeVersions)(
  'behavior: %s accepts a message its owners signed',
  async (version) => {
    const owners = [account(0).address, account(1).address]
    const safe = await deploySafe(chain, version, owners, 2)
    for (const message of [
      'I agree to the terms — 同意',
      {
        domain: { name: 'Shop', chainId: 1337 },
        types: { Order: [{ name: 'amounts', type: 'uint256[]' }] },
        primaryType: 'Order',
        message: { amounts: [1n, 2n] },
      } as const,
    ]) {
      const { digest, safeMessageHash } = hashSafeMessage(
        { chainId: 1337, safe },
        message,
      )
      const signatures = [
        await sign(1, safeMessageHash),
        await sign(0, safeMessageHash, 'eth_sign'),
      ]
      const answer = await chain.client.readContract({
        address: safe,
        abi: safeAbi,
        functionName: 'isValidSignature',
        args: [digest, packSignatures(signatures)],
      })
      expect(answer).toBe(magicValue)
    }
  },
)

test.for(['1.4.1', '1.5.0'] as const)(
  'behavior: %s accepts a message signed on chain',
  async (version) => {
    const safe = await deploySafe(chain, version, [account(0).address], 1)
    const { digest } = hashSafeMessage({ chainId: 1337, safe }, 'hello')
    const planned = await plan(chain, safe, {
      to: contractsOf(version).signMessageLib.address,
      data: encodeSignMessage({ message: digest }),
      operation: 1,
    })
    const { events } = await execute(
      chain,
      planned,
      packSignatures([await sign(0, planned.hashes.safeTxHash)]),
    )
    expect(events.map((event) => event?.name)).toContain('SignMsg')
    const answer = await chain.client.readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'isValidSignature',
      args: [digest, '0x'],
    })
    expect(answer).toBe(magicValue)
  },
)

test.for(safeVersions)(
  'behavior: to = 0x0 in a batch of %s is a self-call from 1.5.0 on',
  async (version) => {
    const safe = await deploySafe(chain, version, [account(0).address], 1)
    const planned = await plan(chain, safe, {
      to: contractsOf(version).multiSendCallOnly.address,
      data: encodeMultiSendCallOnly([
        {
          to: zeroAddress,
          data: encodeAddOwner({ owner: account(3).address, threshold: 1 }),
        },
      ]),
      operation: 1,
    })
    await execute(
      chain,
      planned,
      packSignatures([await sign(0, planned.hashes.safeTxHash)]),
    )
    const owners = await chain.client.readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'getOwners',
    })
    expect(owners).toHaveLength(version === '1.5.0' ? 2 : 1)
  },
)
