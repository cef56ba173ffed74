import {
  changeEmailBodySchema,
  registerEmailBodySchema,
  registeredEmailSchema,
  verifyEmailBodySchema,
} from '@strongroom/gateway-schemas'
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
import { refuse } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'
import { signatureHeaders } from '../openapi/parameters.ts'

const path = '/v1/chains/:chainId/safes/:safeAddress/emails'

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
  signer: call.address('signer'),
})

export const emailRoutes: readonly Route[] = [
  route({
    method: 'post',
    path,
    operationId: 'registerEmail',
    summary: "Register an owner's e-mail address; the owner signs",
    limit: 'costly',
    headers: signatureHeaders,
    errors: [503],
    body: registerEmailBodySchema,
    status: 201,
    handle: async (call, { emailAddress, signer }) => {
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
  }),
  route({
    method: 'put',
    path: `${path}/:signer`,
    operationId: 'changeEmail',
    summary: 'Change it; the owner signs',
    limit: 'costly',
    headers: signatureHeaders,
    errors: [409],
    body: changeEmailBodySchema,
    status: 202,
    handle: async (call, { emailAddress }) => {
      const owner = readOwner(call)
      const request = await readSigned(call, {
        ...owner,
        action: 'edit',
        emailAddress,
      })
      const asked = { address: emailAddress, network: call.network() }
      await changeEmail(call.gateway, owner, asked, request)
    },
  }),
  route({
    method: 'get',
    path: `${path}/:signer`,
    operationId: 'getRegisteredEmail',
    summary: 'Read it; the owner signs',
    headers: signatureHeaders,
    response: registeredEmailSchema,
    handle: async (call) => {
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
    },
  }),
  route({
    method: 'delete',
    path: `${path}/:signer`,
    operationId: 'deleteRegisteredEmail',
    summary: 'Delete it; the owner signs',
    headers: signatureHeaders,
    status: 204,
    handle: async (call) => {
      const owner = readOwner(call)
      const action = 'delete'
      const request = await readSigned(call, { ...owner, action })
      const { db, now } = call.gateway
      await db.transaction(async (tx) => {
        await spendRequest(tx, request, now())
        await tx.delete(ownerEmail).where(isOwnerRow(owner))
      })
    },
  }),
  route({
    method: 'post',
    path: `${path}/:signer/verify-resend`,
    operationId: 'resendEmailVerificationCode',
    summary: 'Send another code; twice a minute at most',
    limit: 'costly',
    status: 202,
    handle: (call) => resendCode(call.gateway, readOwner(call), call.network()),
  }),
  route({
    method: 'put',
    path: `${path}/:signer/verify`,
    operationId: 'verifyEmail',
    summary: 'Verify it with the code that was mailed',
    limit: 'costly',
    body: verifyEmailBodySchema,
    status: 204,
    handle: async (call, { code }) => {
      const guess = { code, network: call.network() }
      if (await verifyEmail(call.gateway, readOwner(call), guess)) return
      throw refuse(400, 'The code is wrong or no longer valid')
    },
  }),
]
