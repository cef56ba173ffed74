import type { Account } from '@strongroom/gateway-sdk/schemas'
import type { account } from '../../platform/db/schema/accounts.ts'

/** There are no groups here. */
export const toAccount = ({
  id,
  address,
  name,
}: typeof account.$inferSelect): Account => ({
  id: String(id),
  groupId: null,
  address,
  name,
})
