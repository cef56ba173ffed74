import { readFileSync } from 'node:fs'
import {
  getMultiSendCallOnlyDeployment,
  getSafeL2SingletonDeployment,
} from '@safe-global/safe-deployments'
import { expect, test } from 'vitest'
import { deploymentsSource } from '../../scripts/deploymentsSource.ts'
import { safeVersions } from '../SafeVersion.ts'
import {
  getRecommendedVersion,
  getSafeDeployment,
} from './getSafeDeployment.ts'
import {
  identifyContract,
  isTrustedDelegateCall,
  listKnownSafeContracts,
} from './identifyContract.ts'

test('behavior: the generated table equals safe-deployments', () => {
  const url = new URL('../generated/deployments.ts', import.meta.url)
  expect(readFileSync(url, 'utf8')).toBe(deploymentsSource())
})

test('behavior: agrees with the functions of safe-deployments', () => {
  for (const version of safeVersions) {
    const ours = getSafeDeployment({ version })
    const filter = { version, released: true }
    const singleton = getSafeL2SingletonDeployment(filter)
    const batch = getMultiSendCallOnlyDeployment(filter)
    expect(ours?.singletonL2).toEqual(singleton?.deployments['canonical'])
    expect(ours?.multiSendCallOnly).toEqual(batch?.deployments['canonical'])
    for (const chainId of [2020, 2021])
      expect(getSafeDeployment({ version, chainId }) !== undefined).toBe(
        getSafeL2SingletonDeployment({
          ...filter,
          network: String(chainId),
        }) !== undefined,
      )
  }
})

test('default', () => {
  expect(getSafeDeployment({ version: '1.4.1' })).toMatchInlineSnapshot(`
    {
      "createCall": {
        "address": "0x9b35Af71d77eaf8d7e40252370304687390A1A52",
        "codeHash": "0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889",
      },
      "fallbackHandler": {
        "address": "0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99",
        "codeHash": "0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9",
      },
      "migration": {
        "address": "0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6",
        "codeHash": "0xc00d7921460cd5a05393e7772e634bd7d212f356356aa3a77f0120a9b8e25e99",
      },
      "multiSend": {
        "address": "0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526",
        "codeHash": "0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77",
      },
      "multiSendCallOnly": {
        "address": "0x9641d764fc13c8B624c04430C7356C1C7C8102e2",
        "codeHash": "0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939",
      },
      "proxyFactory": {
        "address": "0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67",
        "codeHash": "0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317",
      },
      "signMessageLib": {
        "address": "0xd53cd0aB83D845Ac265BE939c57F53AD838012c9",
        "codeHash": "0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528",
      },
      "simulateTxAccessor": {
        "address": "0x3d4BA2E0884aa488718476ca2FB8Efc291A46199",
        "codeHash": "0x91f82615581fc73b190b83d72e883608b25e392f72322035df1b13d51766cf8d",
      },
      "singleton": {
        "address": "0x41675C099F32341bf84BFc5382aF534df5C7461a",
        "codeHash": "0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4",
      },
      "singletonL2": {
        "address": "0x29fcB43b46531BcA003ddC8FCB67FFE91900C762",
        "codeHash": "0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff",
      },
      "toL2Migration": {
        "address": "0xfF83F6335d8930cBad1c0D439A841f01888D9f69",
        "codeHash": "0xa83e7be2fa20c96dc9575e3937239d552f3831ea437d7c96397eec8736f0cba0",
      },
      "toL2Setup": {
        "address": "0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54",
        "codeHash": "0x2f25df28caf984366ee584e13241707e85dcd5a6ea0c14267928dafc1fd6274b",
      },
    }
  `)
})

test('behavior: chains 2020 and 2021 have 1.3.0 only', () => {
  for (const chainId of [2020, 2021n]) {
    expect(getSafeDeployment({ version: '1.3.0', chainId })).toBeDefined()
    expect(getSafeDeployment({ version: '1.4.1', chainId })).toBeUndefined()
    expect(getSafeDeployment({ version: '1.5.0', chainId })).toBeUndefined()
    expect(getRecommendedVersion(chainId)).toBe('1.3.0')
  }
  expect(getRecommendedVersion(1)).toBe('1.4.1')
  expect(getRecommendedVersion(1337)).toBe('1.4.1')
})

test('behavior: 1.3.0 has a second set of addresses', () => {
  const eip155 = getSafeDeployment({ version: '1.3.0', kind: 'eip155' })
  expect(eip155?.singletonL2.address).toBe(
    '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA',
  )
  // The two accessors and batchers carry their own address in the code.
  const canonical = getSafeDeployment({ version: '1.3.0' })
  expect(eip155?.multiSend.codeHash).not.toBe(canonical?.multiSend.codeHash)
  expect(
    getSafeDeployment({ version: '1.4.1', kind: 'eip155' }),
  ).toBeUndefined()
})

test('behavior: contracts are named by address', () => {
  expect(
    identifyContract('0x9641D764FC13C8B624C04430C7356C1C7C8102E2'),
  ).toMatchInlineSnapshot(`
    {
      "address": "0x9641d764fc13c8B624c04430C7356C1C7C8102e2",
      "codeHash": "0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939",
      "kind": "canonical",
      "name": "multiSendCallOnly",
      "version": "1.4.1",
    }
  `)
  expect(
    identifyContract('0x000000000000000000000000000000000000dEaD'),
  ).toBeUndefined()
  expect(listKnownSafeContracts()).toHaveLength(43)
})

test('behavior: the short list of delegatecall targets', () => {
  const trusted = listKnownSafeContracts().filter(({ address }) =>
    isTrustedDelegateCall(address),
  )
  expect(
    trusted.map(({ name, version, kind }) => `${name} ${version} ${kind}`),
  ).toMatchInlineSnapshot(`
    [
      "multiSendCallOnly 1.3.0 canonical",
      "signMessageLib 1.3.0 canonical",
      "multiSendCallOnly 1.3.0 eip155",
      "signMessageLib 1.3.0 eip155",
      "multiSendCallOnly 1.4.1 canonical",
      "signMessageLib 1.4.1 canonical",
      "migration 1.4.1 canonical",
      "multiSendCallOnly 1.5.0 canonical",
      "signMessageLib 1.5.0 canonical",
      "migration 1.5.0 canonical",
    ]
  `)
})
