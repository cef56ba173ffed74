import type { Address } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

export const noAddress = (signer: Address): RefusalError =>
  new RefusalError(
    'not-found',
    `No email address was found for the provided signer ${signer}.`,
  )
