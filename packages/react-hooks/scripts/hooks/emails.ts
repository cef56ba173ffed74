import { mutation } from './defineHooks.ts'

export const emails = [
  mutation({
    call: 'registerEmail',
    docs: "Gives a gateway an owner's e-mail address.",
    hookDocs: "Gives the gateway an owner's e-mail address.",
    secret: 'The signed variables are private, so they are not cached.',
  }),
  mutation({
    call: 'getRegisteredEmail',
    name: 'registeredEmail',
    docs: "Requests an owner's e-mail address. A mutation, since every request is signed anew and the answer is private: it is not cached.",
    hookDocs: "Requests an owner's e-mail address.",
    secret: 'A signature that is good once for an answer that is private.',
  }),
  mutation({
    call: 'changeEmail',
    docs: 'Gives a gateway another e-mail address of an owner.',
    hookDocs: 'Gives the gateway another e-mail address of an owner.',
    secret: 'The signed variables are private, so they are not cached.',
  }),
  mutation({
    call: 'deleteRegisteredEmail',
    docs: "Deletes an owner's e-mail address at a gateway.",
    hookDocs: "Has the gateway forget an owner's e-mail address.",
    secret: 'The signed variables are private, so they are not cached.',
  }),
  mutation({
    call: 'verifyEmail',
    docs: "Proves with the code that was mailed that an e-mail address is an owner's.",
    secret: 'The code is good once.',
  }),
  mutation({
    call: 'resendEmailVerificationCode',
    docs: 'Requests another code for an e-mail address.',
    hookDocs: 'Has the code for an e-mail address sent again.',
  }),
  mutation({
    call: 'registerRecoveryModule',
    docs: 'Registers a recovery module to be watched by a gateway.',
    hookDocs: 'Has the gateway watch a recovery module.',
  }),
  mutation({
    call: 'deleteRecoveryModule',
    docs: 'Ends alerts about a recovery module.',
  }),
]
