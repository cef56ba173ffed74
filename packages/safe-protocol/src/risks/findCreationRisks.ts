import type { Address } from 'viem'
import { zeroAddress } from '../bytes/hex.ts'
import {
  planRedeployment,
  type RedeploymentInput,
} from '../creation/planRedeployment.ts'
import type { Risk } from './Risk.ts'

/**
 * Finds what the creation of a safe does beyond a usual one, in the bytes of the call:
 * `decideSigning` decides about it like about a transaction. The singleton and a
 * contract that `setup` calls run as the safe, so that unknown ones are foreign code.
 * A call whose values do not lead to the shown address is unknown calldata.
 *
 * @throws InvalidInputError when an address is malformed.
 *
 * @example
 * ```ts
 * import type { RedeploymentInput } from '@strongroom/safe-protocol'
 * import { decideSigning, findCreationRisks } from '@strongroom/safe-protocol/risks'
 *
 * export async function mayBeCreated(creation: RedeploymentInput) {
 *   const findings = await findCreationRisks(creation)
 *   const hash = `0x${'00'.repeat(32)}` as const
 *   return decideSigning(findings, { hash }).decision !== 'refuse'
 * }
 * ```
 */
export async function findCreationRisks(
  creation: RedeploymentInput,
): Promise<readonly Risk[]> {
  const plan = await planRedeployment(creation)
  if (plan.status === 'refused') {
    const target = plan.contract ?? creation.factory
    switch (plan.reason) {
      case 'unknownSingleton':
        return [foreign(target, false)]
      case 'setupCall':
        return [foreign(target, true)]
      case 'unknownHandler':
        return [handlerRisk(target, false)]
      default:
        // The initializer decides who controls the safe.
        return [
          {
            ...{ kind: 'unknown-calldata', target, operation: 1 },
            path: [],
          },
        ]
    }
  }
  const { fallbackHandler } = plan.setup
  return fallbackHandler === zeroAddress
    ? []
    : [handlerRisk(fallbackHandler, true)]
}

const foreign = (target: Address, inner: boolean): Risk => ({
  ...{ kind: 'delegate-call', target, trusted: false, inner },
  path: [],
})

const handlerRisk = (handler: Address, known: boolean): Risk => ({
  ...{ kind: 'fallback-handler', handler, known },
  path: [],
})
