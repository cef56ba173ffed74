export {
  type DelegatedAccount,
  type DelegationAuthorizeOptions,
  delegationAuthorize,
} from './delegationAuthorize.ts'
export { createDelegationKey } from './delegationKey.ts'
export {
  parseRedirectUrlWithShard,
  type RedirectShardResult,
} from './parseRedirectUrlWithShard.ts'
