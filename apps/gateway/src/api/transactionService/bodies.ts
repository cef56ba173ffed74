import {
  estimationBodySchema,
  hash,
  integer,
  proposeTransactionBodySchema,
  uint256,
} from '@strongroom/gateway-schemas'
import * as z from 'zod'

/** Scripts send amounts as text or, where it is exact, as a number. */
const amount = (description: string) =>
  z.union([uint256(), integer()]).describe(description)

const { safeTxHash: _safeTxHash, ...proposal } =
  proposeTransactionBodySchema.shape

export const serviceProposalSchema = z
  .object({
    ...proposal,
    contractTransactionHash: hash().describe(
      'EIP-712 hash of the transaction that owners sign.',
    ),
    value: amount('Native coin in wei.'),
    nonce: amount("Nonce of the safe, not of an owner's account."),
    safeTxGas: amount('Gas units for the inner call; 0 passes on all.'),
    baseGas: amount('Gas units refunded besides those used.'),
    gasPrice: amount('Base units of `gasToken` per unit of gas.'),
  })
  .meta({ id: 'ServiceProposal' })

export const serviceCallSchema = estimationBodySchema
  .extend({ value: amount('Native coin in wei.') })
  .meta({ id: 'ServiceCall' })
