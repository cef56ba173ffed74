/**
 * Extensions both ends know: a message port, events of the wallet, codes of
 * errors. Apps name them in `env.features` of every request, wallets in
 * `features` of every answer; a side that does not know them ignores both.
 */
export const features: readonly string[] = ['port/1', 'events/1', 'errors/1']

/**
 * Extensions with methods of their own, by the handler that serves them. A
 * wallet that has the handler adds the name to its answers to apps that name
 * features, so an app knows before it asks. Other messages stay as they are.
 *
 * A type, since a value would be a chunk that both ends load first.
 */
export interface ExtensionNames {
  getContractAbi: 'abi/1'
  openStorage: 'storage/1'
}
