export { roninWallet } from './roninWallet.ts'
export { toWagmiConnector } from './toWagmiConnector.ts'
export { waypoint } from './waypoint.ts'
