/** The name by which Ronin's extension announces itself (EIP-6963). */
export const roninRdns = 'com.roninchain.wallet'
