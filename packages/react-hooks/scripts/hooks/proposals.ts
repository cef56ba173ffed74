import { mutation, query } from './defineHooks.ts'

export const proposals = [
  query({
    call: 'getNonces',
    name: 'nonces',
    docs: "A safe's nonce and the one to propose next.",
    hookDocs: "Reads a safe's nonce and the one to propose next.",
  }),
  query({
    call: 'postSafeGasEstimation',
    name: 'estimation',
    docs: 'Cost of a call for a safe, and the nonce to propose it with.',
    hookDocs:
      'Reads what a call would cost a safe, and the nonce to propose it with.',
  }),
  query({
    call: 'getTxPreview',
    name: 'txPreview',
    docs: "A gateway's view of a transaction that is not proposed yet.",
    hookDocs:
      'Reads what the gateway would show of a transaction that is not proposed yet.',
  }),
  query({
    call: 'getDecodedData',
    name: 'decodedData',
    docs: 'A call as a gateway decodes it. `verifyTransaction` decodes the signed bytes instead.',
    hookDocs: 'Reads a call in words, as the gateway reads it.',
  }),
  query({
    call: 'getConfirmationView',
    name: 'confirmationView',
    docs: "A gateway's view of a call before it is signed. It is untrusted: `verifyTransaction` decides.",
    hookDocs:
      'Reads what the gateway would show of a call before it is signed.',
  }),
  query({
    call: 'getContract',
    name: 'contract',
    docs: "A contract's name, logo and ABI, as far as a gateway knows them.",
    hookDocs:
      "Reads a contract's name, logo and ABI, as far as the gateway knows them.",
  }),
  mutation({
    call: 'proposeTransaction',
    docs: 'Proposes a transaction, or adds a signature to one.',
    changes: 'safe',
  }),
]
