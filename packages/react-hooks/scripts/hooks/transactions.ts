import { list, query } from './defineHooks.ts'

export const transactions = [
  list({
    call: 'getTransactionQueue',
    name: 'queue',
    docs: 'Transactions that wait for confirmations or execution.',
    hookDocs:
      'Lists transactions that wait for confirmations or execution, page after page.',
  }),
  list({
    call: 'getTransactionHistory',
    name: 'history',
    docs: 'History of a safe, newest first.',
    hookDocs: 'Lists the history, newest first, page after page.',
  }),
  list({
    call: 'getMultisigTransactions',
    name: 'multisigTransactions',
    docs: 'Transactions that owners proposed, executed or not.',
    hookDocs: 'Lists what owners proposed, executed or not, page after page.',
  }),
  list({
    call: 'getModuleTransactions',
    name: 'moduleTransactions',
    docs: 'Module transactions of a safe, newest first.',
    hookDocs:
      'Lists what modules did with a safe, newest first, page after page.',
  }),
  list({
    call: 'getIncomingTransfers',
    name: 'incomingTransfers',
    docs: 'Incoming transfers of a safe, newest first.',
    hookDocs: 'Lists what a safe received, newest first, page after page.',
  }),
  query({
    call: 'getTransactionDetails',
    name: 'transaction',
    docs: "One transaction's details.",
    hookDocs: "Reads one transaction's details.",
  }),
  query({
    call: 'getCreationTransaction',
    name: 'creationTransaction',
    docs: 'How a safe was created.',
    hookDocs: 'Reads how a safe was created.',
  }),
]
