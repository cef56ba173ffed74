import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { safeState } from '../../platform/db/schema/chain.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import {
  recoveryModule,
  type safeEvent,
} from '../../platform/db/schema/notifications.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { mailRoute } from '../mail/mailRoute.ts'
import { queueMail } from '../mail/queueMail.ts'

interface RecoveryAlert {
  /** Waiting for its delay; else carried out. */
  started: boolean
  chainName: string
  safe: string
  module: string
  txHash: string
  unsubscribeUrl: string
}

/** Subject and text of the mail that warns an owner. */
function recoveryText({
  started,
  chainName,
  safe,
  module,
  txHash,
  unsubscribeUrl,
}: RecoveryAlert): { subject: string; text: string } {
  const what = started ? 'was started' : 'was carried out'
  return {
    subject: `A recovery of your safe ${what}`,
    text: [
      `A recovery of the safe ${safe} on ${chainName} ${what}.`,
      '',
      started
        ? 'Its owners may change once the waiting time is over. If you do not know of it, cancel it in your wallet now.'
        : 'The recovery module made the safe do something: its owners may have changed. Look at it in your wallet now.',
      '',
      `Recovery module: ${module}`,
      `Transaction: ${txHash}`,
      '',
      'We never ask for your keys or your recovery phrase.',
      '',
      `No more of these mails: ${unsubscribeUrl}`,
    ].join('\n'),
  }
}

const week = 7 * 86_400_000

/** Plans a mail to every present owner with a verified address who wants one. */
export async function addRecoveryMails(
  tx: Database,
  gateway: Gateway,
  event: typeof safeEvent.$inferSelect,
): Promise<void> {
  const { config } = gateway
  const { chainId, safe, type, details } = event
  if (type !== 'RECOVERY_STARTED' && type !== 'MODULE_TRANSACTION') return
  if (mailRoute(config) === 'none') return
  const [registered] = await tx
    .select({ created: recoveryModule.created })
    .from(recoveryModule)
    .where(
      and(
        eq(recoveryModule.chainId, chainId),
        eq(recoveryModule.safe, safe),
        eq(recoveryModule.module, details['module'] as Address),
      ),
    )
  if (
    registered === undefined ||
    event.occurred + 60_000 < registered.created
  ) {
    return
  }
  // Carried out, it may have replaced the very owners who must know.
  const states = await tx
    .select({ owners: safeState.owners })
    .from(safeState)
    .where(and(eq(safeState.chainId, chainId), eq(safeState.safe, safe)))
    .orderBy(desc(safeState.blockNumber))
    .limit(type === 'RECOVERY_STARTED' ? 1 : 2)
  const owners = states.flatMap((state) => state.owners)
  const readers = await tx
    .select({
      address: ownerEmail.address,
      token: ownerEmail.unsubscribeToken,
    })
    .from(ownerEmail)
    .where(
      and(
        eq(ownerEmail.chainId, chainId),
        eq(ownerEmail.safe, safe),
        inArray(ownerEmail.signer, owners),
        eq(ownerEmail.verified, true),
        eq(ownerEmail.recoveryAlerts, true),
      ),
    )
  const chain = config.chains.find((one) => one.chainId === chainId)
  for (const { address, token } of readers) {
    const unsubscribeUrl = `${config.publicUrl}/unsubscribe?token=${token}`
    await queueMail(tx, gateway, {
      kind: 'recovery',
      recipient: address,
      ...recoveryText({
        started: type === 'RECOVERY_STARTED',
        chainName: chain?.record.chainName ?? `chain ${chainId}`,
        safe,
        module: details['module'] ?? '',
        txHash: details['txHash'] ?? '',
        unsubscribeUrl,
      }),
      unsubscribeUrl,
      expires: gateway.now() + week,
    })
  }
}
