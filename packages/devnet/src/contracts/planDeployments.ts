import { join } from 'node:path'
import { type Address, concatHex, type Hex, padHex, toHex } from 'viem'
import { arachnidDeployer, singletonFactory } from './deployers.ts'
import { packageFolder } from './packageFolder.ts'
import { readJson } from './readJson.ts'
import {
  type SafeContractName,
  type SafeContractSource,
  type SafeRelease,
  safeReleases,
} from './safeContracts.ts'

/**
 * A release and the way it was deployed. On most chains 1.3.0 came through
 * the Arachnid proxy ("canonical"), on chains that insist on EIP-155 through
 * the Safe singleton factory, which gave it other addresses.
 */
export type SafeSet = '1.3.0' | '1.3.0+eip155' | '1.4.1' | '1.5.0'

export interface PlannedDeployment {
  set: SafeSet
  name: SafeContractName
  address: Address
  codeHash: Hex
  deployer: Address
  /** Data for the deployer: the salt, then the creation code. */
  data: Hex
}

const salt = padHex(toHex(0), { size: 32 })

interface DeploymentFile {
  deployments: Record<string, { address: Address; codeHash: Hex } | undefined>
}

function published(
  { version }: SafeRelease,
  { deployment }: SafeContractSource,
  kind: 'canonical' | 'eip155',
) {
  const file = readJson<DeploymentFile>(
    join(
      packageFolder('deployments'),
      `dist/assets/v${version}/${deployment}.json`,
    ),
  )
  const found = file.deployments[kind]
  if (found === undefined)
    throw new Error(`safe-deployments has no ${kind} ${deployment} ${version}.`)
  return found
}

function creationCode(release: SafeRelease, contract: SafeContractSource): Hex {
  const name = contract.artifact.split('/').at(-1)
  const { bytecode } = readJson<{ bytecode: Hex }>(
    join(
      packageFolder(release.version),
      `build/artifacts/contracts/${contract.artifact}.sol/${name}.json`,
    ),
  )
  return bytecode
}

/** The transactions that install the given sets, in an order that works. */
export function planDeployments(sets: readonly SafeSet[]): PlannedDeployment[] {
  return sets.flatMap((set) => {
    const eip155 = set.endsWith('+eip155')
    const version = set.split('+')[0]
    const release = safeReleases.find((each) => each.version === version)
    if (release === undefined) throw new Error(`No Safe release ${version}.`)
    const kind = eip155 ? 'eip155' : 'canonical'
    const deployer = set === '1.3.0' ? arachnidDeployer : singletonFactory
    return release.contracts.map((contract) => {
      const args = (contract.constructorArguments ?? []).map((needed) => {
        const other = release.contracts.find(({ name }) => name === needed)
        if (other === undefined)
          throw new Error(`${contract.name} needs ${needed}.`)
        return padHex(published(release, other, kind).address, { size: 32 })
      })
      return {
        set,
        name: contract.name,
        ...published(release, contract, kind),
        deployer,
        data: concatHex([salt, creationCode(release, contract), ...args]),
      }
    })
  })
}
