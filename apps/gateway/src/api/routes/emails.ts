import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import { resendCode, verifyEmail } from '../../writes/emails/codes.ts'
import {
  changeEmail,
  noAddress,
  registerEmail,
} from '../../writes/emails/ownerAddress.ts'
import {
  type RequestSubject,
  readSignedRequest,
  type SignedRequest,
  spendRequest,
} from '../../writes/emails/signedRequest.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { refuse } from '../http/HttpError.ts'
import type { Route } from '../http/Route.ts'

/** Reads the headers of a signed request, and checks them for its action. */
const readSigned = (
  call: Call,
  subject: RequestSubject,
): Promise<SignedRequest> =>
  readSignedRequest(
    {
      signature: call.header('Safe-Wallet-Signature') ?? '',
      time: call.header('Safe-Wallet-Signature-Timestamp') ?? '',
      now: call.gateway.now(),
    },
    subject,
  )

const readOwner = (call: Call): OwnerRef => ({
  chainId: call.chain().chainId,
  safe: call.address('safeAddress'),
  signer: call.address('signerAddress'),
})

export const emailRoutes: readonly Route[] = [
  callRoute(
    'registerEmail',
    async (call, { emailAddress, signer }) => {
      const { chainId } = call.chain()
      const owner = { chainId, safe: call.address('safeAddress'), signer }
      const request = await readSigned(call, {
        ...owner,
        action: 'register',
        emailAddress,
      })
      const asked = { address: emailAddress, network: call.network() }
      await registerEmail(call.gateway, owner, asked, request)
    },
    { limit: 'costly', errors: [503] },
  ),
  callRoute(
    'changeEmail',
    async (call, { emailAddress }) => {
      const owner = readOwner(call)
      const request = await readSigned(call, {
        ...owner,
        action: 'edit',
        emailAddress,
      })
      const asked = { address: emailAddress, network: call.network() }
      await changeEmail(call.gateway, owner, asked, request)
    },
    { limit: 'costly', errors: [409] },
  ),
  callRoute('getRegisteredEmail', async (call) => {
    const owner = readOwner(call)
    const { db, now } = call.gateway
    const action = 'retrieval'
    const request = await readSigned(call, { ...owner, action })
    await spendRequest(db, request, now())
    const [row] = await db
      .select({ email: ownerEmail.address, verified: ownerEmail.verified })
      .from(ownerEmail)
      .where(isOwnerRow(owner))
    if (row === undefined) throw noAddress(owner.signer)
    return row
  }),
  callRoute('deleteRegisteredEmail', async (call) => {
    const owner = readOwner(call)
    const action = 'delete'
    const request = await readSigned(call, { ...owner, action })
    const { db, now } = call.gateway
    await db.transaction(async (tx) => {
      await spendRequest(tx, request, now())
      await tx.delete(ownerEmail).where(isOwnerRow(owner))
    })
  }),
  callRoute(
    'resendEmailVerificationCode',
    (call) => resendCode(call.gateway, readOwner(call), call.network()),
    { summary: 'Send another code; twice a minute at most', limit: 'costly' },
  ),
  callRoute(
    'verifyEmail',
    async (call, { code }) => {
      const guess = { code, network: call.network() }
      if (await verifyEmail(call.gateway, readOwner(call), guess)) return
      throw refuse(400, 'The code is wrong or no longer valid')
    },
    { limit: 'costly' },
  ),
]
