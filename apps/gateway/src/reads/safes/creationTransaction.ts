import type { CreationTransaction } from '@strongroom/gateway-sdk'
import { zeroAddress } from 'viem'
import { decodeData } from '../contracts/decodeData.ts'
import type { SafeRecord } from './SafeRecord.ts'

/** How a safe came to be. */
export function creationTransaction({
  creation,
}: SafeRecord): CreationTransaction {
  const { setupData } = creation
  return {
    created: new Date(creation.timestamp).toISOString(),
    creator: creation.creator,
    transactionHash: creation.txHash,
    factoryAddress: creation.factory ?? zeroAddress,
    masterCopy: creation.singleton,
    setupData,
    saltNonce: creation.saltNonce,
    dataDecoded:
      setupData === null
        ? null
        : decodeData({
            to: creation.address,
            value: '0',
            data: setupData,
            operation: 0,
            safe: creation.address,
          }).decoded,
  }
}
