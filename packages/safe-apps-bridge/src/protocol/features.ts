/**
 * Extensions both ends know: a message port, events of the wallet, codes of
 * errors. Apps name them in `env.features` of every request, wallets in
 * `features` of every answer; a side that does not know them ignores both.
 */
export const features: readonly string[] = ['port/1', 'events/1', 'errors/1']
