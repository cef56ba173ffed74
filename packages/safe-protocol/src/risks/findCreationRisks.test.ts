import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { encodeCreateProxyWithNonce } from '../creation/encodeCreateProxyWithNonce.ts'
import { encodeSetup, type SafeSetup } from '../creation/encodeSetup.ts'
import { predictSafeAddress } from '../creation/predictSafeAddress.ts'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { findCreationRisks } from './findCreationRisks.ts'
import { decideSigning } from './policy.ts'

const owner: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const stranger: Address = '0x000000000000000000000000000000000000bEEF'
const contracts = getSafeDeployment({ version: '1.4.1' })
if (contracts === undefined) throw new Error('1.4.1 is not published.')
const factory = contracts.proxyFactory.address

async function creationOf(
  changes: Partial<SafeSetup> = {},
  singleton = contracts?.singletonL2.address ?? stranger,
) {
  const setup = encodeSetup({
    owners: [owner],
    threshold: 1,
    fallbackHandler: contracts?.fallbackHandler.address ?? stranger,
    ...changes,
  })
  const saltNonce = 7n
  const at = { factory, singleton, setup, saltNonce, version: '1.4.1' } as const
  return {
    ...{ factory, to: factory, safe: await predictSafeAddress(at) },
    data: encodeCreateProxyWithNonce({ singleton, setup, saltNonce }),
  }
}

const decide = async (creation: Awaited<ReturnType<typeof creationOf>>) =>
  decideSigning(await findCreationRisks(creation), {
    hash: `0x${'11'.repeat(32)}`,
  }).decision

test('default: a usual creation has its handler as the one finding', async () => {
  const usual = await creationOf()
  expect(await findCreationRisks(usual)).toEqual([
    {
      kind: 'fallback-handler',
      handler: contracts.fallbackHandler.address,
      known: true,
      path: [],
    },
  ])
  expect(await decide(usual)).toBe('warn')
})

test('error: the policy refuses code and values that no usual creation has', async () => {
  const usual = await creationOf()
  const otherCall = encodeFunctionData({
    abi: parseAbi(['function transfer(address,uint256)']),
    args: [stranger, 1n],
  })
  expect({
    singleton: await decide(await creationOf({}, stranger)),
    setupCall: await decide(await creationOf({ to: stranger, data: '0x12' })),
    payment: await decide(await creationOf({ payment: 1n })),
    otherAddress: await decide({ ...usual, safe: stranger }),
    otherFactory: await decide({ ...usual, factory: stranger, to: stranger }),
    otherCall: await decide({ ...usual, data: otherCall }),
    handler: await decide(await creationOf({ fallbackHandler: stranger })),
  }).toEqual({
    singleton: 'refuse',
    setupCall: 'refuse',
    payment: 'refuse',
    otherAddress: 'refuse',
    otherFactory: 'refuse',
    otherCall: 'refuse',
    handler: 'acknowledge',
  })
})
