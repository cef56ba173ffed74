import * as z from 'zod'
import { typedDataSchema } from '../entities/typedData.ts'
import { integer, signature } from '../leaves.ts'

export const proposeMessageBodySchema = z
  .object({
    message: z
      .union([z.string(), typedDataSchema])
      .describe('Text (EIP-191) or typed data (EIP-712).'),
    safeAppId: integer()
      .nullish()
      .describe('Id of the requesting app, from `getSafeApps`.'),
    signature: signature().describe(
      "One owner's signature over the hash of the safe's message.",
    ),
    origin: z
      .string()
      .nullish()
      .describe(
        'Requesting app: JSON text with `name`, `url` and `note`, or any text.',
      ),
  })
  .meta({
    id: 'ProposeMessageBody',
    description:
      'Body of `proposeSafeMessage`: the message and the first signature.',
  })

export const confirmMessageBodySchema = z
  .object({
    signature: signature().describe(
      "One owner's signature over the hash of the safe's message.",
    ),
  })
  .meta({
    id: 'ConfirmMessageBody',
    description: 'Body of `confirmSafeMessage`: one more signature.',
  })
