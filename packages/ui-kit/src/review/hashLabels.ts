/** Names of the hashes and of those who say them. */
export interface HashLabels {
  domain: string
  message: string
  transaction: string
  local: string
  gateway: string
  chain: string
}

export const defaultHashLabels: HashLabels = {
  domain: 'Domain hash',
  message: 'Message hash',
  transaction: 'Safe transaction hash',
  local: 'Computed here from the fields shown',
  gateway: 'Declared by the gateway',
  chain: 'Safe contract on your RPC',
}
