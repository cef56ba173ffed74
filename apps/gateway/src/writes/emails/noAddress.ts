import type { Address } from 'viem'
import { type HttpError, refuse } from '../../platform/errors/HttpError.ts'

export const noAddress = (signer: Address): HttpError =>
  refuse(404, `No email address was found for the provided signer ${signer}.`)
