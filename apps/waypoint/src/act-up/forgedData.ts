import type { AppRequest } from '../request/WalletRequest.ts'

/** An answer that looks right and is not: no key had a part in it. */
export function forgedData(kind: AppRequest['kind']): unknown {
  switch (kind) {
    case 'authorize':
    case 'introduce':
      return {
        id_token: 'forged.id.token',
        address: '0x000000000000000000000000000000000000dEaD',
      }
    case 'send':
      return `0x${'de'.repeat(32)}`
    default:
      return `0x${'de'.repeat(64)}1b`
  }
}
