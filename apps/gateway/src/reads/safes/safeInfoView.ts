import type { SafeInfo } from '@strongroom/gateway-sdk'
import { identifyContract } from '@strongroom/safe-protocol'
import { type Address, zeroAddress } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import {
  addressOrNull,
  bareAddress,
  createNames,
  type Names,
} from '../names/Names.ts'
import { readTaggedSafe, type Tags } from './readTaggedSafe.ts'
import type { SafeRecord } from './SafeRecord.ts'

const semver = /^(\d+)\.(\d+)\.(\d+)(?:[+-].*)?$/

/** Numbers of a version, or undefined for another text. */
const numbers = (version: string | null): number[] | undefined =>
  semver
    .exec(version ?? '')
    ?.slice(1, 4)
    .map(Number)

const isOlder = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((number, index) => number !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

function implementationVersionState(
  state: SafeRecord['state'],
  recommended: string | null,
): SafeInfo['implementationVersionState'] {
  const own = numbers(state.version)
  const wanted = numbers(recommended)
  const known = /^singleton(L2)?$/.test(
    identifyContract(state.singleton)?.name ?? '',
  )
  if (own === undefined || wanted === undefined || !known) return 'UNKNOWN'
  return isOlder(own, wanted) ? 'OUTDATED' : 'UP_TO_DATE'
}

/** Singletons that emit events for everything are marked in the version. */
const markedVersion = ({ version, singleton }: SafeRecord['state']) =>
  version !== null &&
  !version.includes('+') &&
  identifyContract(singleton)?.name === 'singletonL2'
    ? `${version}+L2`
    : version

function safeInfo(
  { state }: SafeRecord,
  names: Names,
  tags: Tags,
  recommended: string | null,
): SafeInfo {
  return {
    address: bareAddress(state.safe),
    chainId: state.chainId,
    nonce: state.nonce,
    threshold: state.threshold,
    owners: state.owners.map(bareAddress),
    implementation: names.of(state.singleton),
    implementationVersionState: implementationVersionState(state, recommended),
    modules: state.modules.length === 0 ? null : state.modules.map(names.of),
    guard: addressOrNull(state.guard),
    fallbackHandler:
      state.fallbackHandler === zeroAddress
        ? null
        : names.of(state.fallbackHandler),
    version: markedVersion(state),
    ...tags,
  }
}

/**
 * State of a safe as of the newest indexed block.
 *
 * @throws RefusalError `not-indexed` for a safe the indexer has not seen.
 */
export async function safeInfoView(
  { db, config }: Gateway,
  chain: ChainConfig,
  address: Address,
): Promise<SafeInfo> {
  const { chainId } = chain
  const { safe, tags } = await readTaggedSafe(db, { chainId, safe: address })
  const names = createNames(chain, config.publicUrl, new Map())
  return safeInfo(safe, names, tags, chain.record.recommendedMasterCopyVersion)
}
