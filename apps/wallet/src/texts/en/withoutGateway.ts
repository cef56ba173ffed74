export const texts = {
  source: 'From your RPC, block {block}, <age></age>.',
  reading: 'Reading from your RPC',
  assetsFailed: 'Your RPC endpoint gave no balances',
  activityFailed: 'Your RPC endpoint gave no recent activity',
  coin: 'Coin of {chain}',
  claimed: 'Named by your RPC alone',
  tokensHint:
    'Coin, tokens that this site or you list, and tokens of recent payments. The gateway knows of more, and of prices.',
  ownTokens: 'Your tokens',
  ownTokensText:
    'Listed in this browser and in its backup. Their balances are read from your RPC.',
  tokenAddress: 'Token address',
  addToken: 'Add token',
  noToken: 'Your RPC finds no token at this address.',
  tokenListed: 'This token is listed already.',
  tokensFull: 'The list holds {count, number} tokens. Remove one first.',
  removeToken: 'Remove',
  removeTokenOf: 'Remove {token}',
  noActivity: 'No activity in these blocks',
  noActivityText: 'Executions and payments of the last {count} blocks.',
  searchedAll: 'All blocks were searched.',
  searched:
    '{count, plural, one {The last block was searched.} other {The last # blocks were searched.}} The gateway knows of earlier activity.',
  refused:
    '{count, plural, one {The last block was searched.} other {The last # blocks were searched.}} Your RPC gives no earlier ones.',
  executed: 'Transaction executed',
  failed: 'Transaction failed',
  module: 'Module transaction executed',
  moduleFailed: 'Module transaction failed',
  sent: 'Sent <amount></amount> to <party></party>',
  received: 'Received <amount></amount> from <party></party>',
  executedSent: 'Executed: send <amount></amount> to <party></party>',
  byModule: 'Module: <party></party>',
  explorer: 'Block explorer',
  block: 'Block {block}',
  ofToken: '{amount} base units of <token></token>',
  nft: 'NFT {id} of <token></token>',
  localText:
    'These are in this browser. Open one to review, sign, hand over or execute it.',
  draft: 'Draft batch: {count, plural, one {1 action} other {# actions}}',
  draftText: 'Not signed yet',
  localEmpty: 'No transactions in this browser',
  localEmptyText:
    'The gateway keeps the queue and does not answer. Import what another owner handed over, or make a payment and hand it over.',
  notAtGateway:
    '{count, plural, one {One transaction is in this browser alone} other {# transactions are in this browser alone}}',
  notAtGatewayText:
    'Open it and give it to the gateway, so that the other owners see it.',
  importOne: 'Import',
} as const
