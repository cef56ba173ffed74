import * as z from 'zod'
import { integer } from '../leaves.ts'

export const typedDataDomainSchema = z
  .object({
    name: z.string().nullish().describe('Name of the app or contract.'),
    version: z.string().nullish().describe('Version of the app or contract.'),
    chainId: z
      .union([integer(), z.string()])
      .nullish()
      .describe('EIP-155 chain id: a number in EIP-712, text from some apps.'),
    verifyingContract: z
      .string()
      .nullish()
      .describe('Contract that checks the signature.'),
    salt: z.string().nullish().describe('32 bytes that distinguish domains.'),
  })
  .meta({
    id: 'TypedDataDomain',
    description: 'Domain of typed data (EIP-712).',
  })

export const typedDataParameterSchema = z
  .object({
    name: z.string().describe('Name of the field.'),
    type: z.string().describe('Solidity type, or the name of one in `types`.'),
  })
  .meta({
    id: 'TypedDataParameter',
    description: 'One field of a typed data type.',
  })

export const typedDataSchema = z
  .object({
    domain: typedDataDomainSchema.describe('EIP-712 domain.'),
    primaryType: z
      .string()
      .nullish()
      .describe(
        'Name of the signed type in `types`; older clients leave it out.',
      ),
    types: z
      .record(z.string(), z.array(typedDataParameterSchema))
      .describe('Fields by type name.'),
    message: z
      .record(z.string(), z.unknown())
      .describe('Values of the fields of the primary type.'),
  })
  .meta({ id: 'TypedData', description: 'Structured data to sign, EIP-712.' })
