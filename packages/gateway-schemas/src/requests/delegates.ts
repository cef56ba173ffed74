import * as z from 'zod'
import { checksummedAddress, signature } from '../leaves.ts'

export const addDelegateBodySchema = z
  .object({
    safe: checksummedAddress()
      .nullish()
      .describe(
        'Safe to propose for; null or missing for every safe of the delegator.',
      ),
    delegate: checksummedAddress().describe('Delegate who may propose.'),
    delegator: checksummedAddress().describe(
      'Owner in whose name the delegate proposes.',
    ),
    signature: signature().describe(
      'Signature of the delegator over the request to add.',
    ),
    label: z
      .string()
      .max(50)
      .describe('Name for people, 50 characters at most.'),
  })
  .meta({
    id: 'AddDelegateBody',
    description: 'Body of `addDelegate`, signed by the owner.',
  })

const present = (key: string) => ({
  properties: { [key]: { type: 'string' } },
  required: [key],
})

export const deleteDelegateBodySchema = z
  .object({
    delegator: checksummedAddress()
      .nullish()
      .describe('Owner in whose name the delegate proposes.'),
    safe: checksummedAddress()
      .nullish()
      .describe(
        'Safe that it is about; null or missing for every safe of the delegator.',
      ),
    signature: signature().describe(
      'Signature of the delegator or the delegate over the request to delete.',
    ),
  })
  .refine(
    ({ delegator, safe }) => (delegator ?? safe) != null,
    'At least one of delegator and safe is required',
  )
  .meta({
    id: 'DeleteDelegateBody',
    description:
      'Body of `deleteDelegate`, signed by the owner or the delegate.',
    anyOf: [present('delegator'), present('safe')],
  })
