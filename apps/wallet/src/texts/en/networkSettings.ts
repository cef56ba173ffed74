export const texts = {
  description:
    'The checks before a signature ask these endpoints. Choose ones that the gateway’s operator does not run. A change applies at once.',
  missing: 'No endpoint set. Add one to check and sign on this network.',
  rpc: 'RPC for {chain}',
  rpcMissing: 'No endpoint set.',
  rpcDefault: 'Using the default endpoint.',
  secondRpc: 'Second RPC for {chain}',
  secondMissing:
    'Optional. Facts such as token decimals and statuses are compared between both.',
  secondDefault: 'The default endpoint is compared with yours.',
  inUse: 'Your endpoint is in use.',
  check: 'Check and use',
  reset: 'Reset',
  elsewhere: 'Other networks',
  elsewhereText: 'Who controls this safe’s address elsewhere.',
  elsewhereOpen: 'Compare networks',
} as const
