import type { Hex } from 'viem'

/** Storage slots of a safe that have no getter in every version. */
export const safeSlots = {
  singleton:
    '0x0000000000000000000000000000000000000000000000000000000000000000',
  /** keccak256("guard_manager.guard.address") */
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  /** keccak256("module_manager.module_guard.address"), 1.5.0 and later */
  moduleGuard:
    '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
  /** keccak256("fallback_manager.handler.address") */
  fallbackHandler:
    '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
} as const satisfies Record<string, Hex>
