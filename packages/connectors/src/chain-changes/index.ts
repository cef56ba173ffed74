// One chunk for both: bundlers put what a second one shares with the first load
// in further files.
export { addInjectedChain } from '../injected/addInjectedChain.ts'
export { switchInjectedChain } from '../injected/switchInjectedChain.ts'
