import { list, mutation, query } from './defineHooks.ts'

export const messages = [
  list({
    call: 'getSafeMessages',
    name: 'messages',
    hook: 'useSafeMessages',
    docs: 'Messages of a safe, newest first.',
    hookDocs: 'Lists the messages of a safe, newest first, page after page.',
  }),
  query({
    call: 'getSafeMessage',
    name: 'message',
    hook: 'useSafeMessage',
    docs: 'One message with its signatures.',
    hookDocs: 'Reads one message with its signatures.',
  }),
  mutation({
    call: 'proposeSafeMessage',
    name: 'proposeMessage',
    docs: 'Proposes a message with its first signature.',
    changes: 'messages',
  }),
]
