import { list, mutation } from './defineHooks.ts'

export const delegates = [
  list({
    call: 'getDelegates',
    name: 'delegates',
    docs: 'Delegates and their owners.',
    hookDocs: 'Lists who may propose for whom, page after page.',
  }),
  mutation({
    call: 'addDelegate',
    docs: 'Lets an account propose for an owner.',
    changes: { queries: ['delegates'], of: ['chainId'] },
  }),
  mutation({
    call: 'deleteDelegate',
    docs: 'Removes a delegate.',
    changes: { queries: ['delegates'], of: ['chainId'] },
  }),
]
