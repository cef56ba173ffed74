import { delegatePageSchema } from '../entities/delegates.ts'
import {
  addDelegateBodySchema,
  deleteDelegateBodySchema,
} from '../requests/delegates.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import { addressParameter, cursor, textParameter } from './parameters.ts'

export const delegatesCalls = defineCalls({
  addDelegate: {
    method: 'POST',
    path: '/v2/chains/{chainId}/delegates',
    summary: 'Lets an account propose for an owner, in one safe or in all.',
    details:
      "The signature is the delegator's, over the delegate and the current hour.",
    body: addDelegateBodySchema,
    example: {
      chainId: examples.chainId,
      safe: examples.safe,
      delegate: examples.delegate,
      delegator: examples.owner,
      signature: examples.signature,
      label: 'Accountant',
    },
  },
  getDelegates: {
    method: 'GET',
    path: '/v2/chains/{chainId}/delegates',
    summary: 'Lists delegates. At least one filter is needed.',
    query: {
      safe: addressParameter(
        'Safe; the call needs at least one of the four filters.',
        examples.safe,
      ),
      delegate: addressParameter('Who may propose.', examples.delegate),
      delegator: addressParameter('Owner in whose name the delegate proposes.'),
      label: textParameter('The exact label.', 'Accountant'),
      cursor,
    },
    answer: delegatePageSchema,
    published: { query: ': DelegatesRequest = {}' },
    example: { chainId: examples.chainId, safe: examples.safe },
  },
  deleteDelegate: {
    method: 'DELETE',
    path: '/v2/chains/{chainId}/delegates/{delegate}',
    summary: 'Removes a delegate.',
    details: "The signature is the delegator's or the delegate's.",
    body: deleteDelegateBodySchema,
    example: {
      chainId: examples.chainId,
      delegate: examples.delegate,
      delegator: examples.owner,
      signature: examples.signature,
    },
  },
})
