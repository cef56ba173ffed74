import { mutation, query } from './defineHooks.ts'

export const accounts = [
  mutation({
    call: 'getAuthNonce',
    name: 'authNonce',
    docs: 'Requests a nonce to sign in with. A mutation, since every nonce is good for one attempt: it is requested when needed and not cached.',
    hookDocs: 'Requests a nonce to sign in with.',
    secret: 'A nonce is good for one attempt, so it is not cached.',
  }),
  mutation({
    call: 'verifyAuth',
    docs: 'Signs in with a signed message.',
    changes: 'session',
    secret: 'Signed once: the signature is the way in.',
  }),
  mutation({
    call: 'logout',
    docs: 'Ends the session at the gateway.',
    changes: 'session',
  }),
  query({
    call: 'getMe',
    name: 'me',
    docs: 'The signed-in account. A missing session is an error of status 403.',
    hookDocs:
      'Reads the signed-in account; a missing session is an error of status 403.',
  }),
  query({
    call: 'getAccount',
    name: 'gatewayAccount',
    docs: 'Account data of a gateway about an owner who signed in: not the connected wallet, which is `useAccount` of `@strongroom/react-hooks/connect`.',
    hookDocs: 'Reads what the gateway keeps about an owner who signed in.',
  }),
  mutation({
    call: 'createAccount',
    docs: 'Lets a gateway store data about an owner who signed in.',
    hookDocs: 'Lets the gateway store data about an owner who signed in.',
    changes: {
      queries: ['gatewayAccount', 'accountDataSettings'],
      of: ['address'],
    },
  }),
  mutation({
    call: 'deleteAccount',
    docs: "Deletes an owner's account at a gateway.",
    hookDocs: "Deletes an owner's account at the gateway.",
    changes: 'session',
  }),
  query({
    call: 'getAccountDataTypes',
    name: 'accountDataTypes',
    docs: 'The kinds of data that a gateway can keep for an owner.',
    hookDocs: 'Lists the kinds of data that the gateway can keep for an owner.',
    steady: 'The kinds change by the week.',
  }),
  query({
    call: 'getAccountDataSettings',
    name: 'accountDataSettings',
    docs: 'Data that an owner lets a gateway store.',
    hookDocs: 'Reads what an owner lets the gateway keep.',
  }),
  mutation({
    call: 'putAccountDataSettings',
    docs: 'Changes the data that an owner lets a gateway store.',
    hookDocs: 'Changes the data that an owner lets the gateway store.',
    changes: { queries: ['accountDataSettings'], of: ['address'] },
  }),
]
