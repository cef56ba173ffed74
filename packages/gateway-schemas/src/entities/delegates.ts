import * as z from 'zod'
import { address } from '../leaves.ts'
import { pageSchema } from './common.ts'

export const delegateSchema = z
  .object({
    safe: address()
      .nullish()
      .describe(
        'Safe that the delegate may propose for; null for every safe of the delegator.',
      ),
    delegate: address().describe('Delegate who may propose.'),
    delegator: address().describe('Owner in whose name the delegate proposes.'),
    label: z.string().describe('Name for people.'),
  })
  .meta({
    id: 'Delegate',
    description: "Delegate who may propose in an owner's name.",
  })

export const delegatePageSchema = pageSchema(delegateSchema).meta({
  id: 'DelegatePage',
  description: 'One page of delegates.',
})
