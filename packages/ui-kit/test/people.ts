/** Well-known development accounts and contracts, without real funds. */
export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const safe = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
export const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

export const names: Readonly<Record<string, string>> = {
  [alice.toLowerCase()]: 'Alice',
  [bob.toLowerCase()]: 'Bob',
  [carol.toLowerCase()]: 'Carol',
  [token.toLowerCase()]: 'USD Coin',
}
