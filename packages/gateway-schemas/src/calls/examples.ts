/** Values of the local stack, so that examples can be tried. */
export const examples = {
  chainId: '1337',
  safe: '0x58E587586f0e57bcfba0D209333f4D483F7eBB45',
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  other: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  delegate: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  token: '0x9B83f8d1228a2540b00c2091103026712Be0c669',
  module: '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
  zero: '0x0000000000000000000000000000000000000000',
  hash: `0x${'5a'.repeat(32)}`,
  signature: `0x${'11'.repeat(64)}1b`,
  uuid: 'f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10',
} as const
