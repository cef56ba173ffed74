import type { RegisteredEmail } from '../schemas/index.ts'
import type { EmailHeaders } from './requests.ts'
import { send } from './transport.ts'

/** Registers a signer's e-mail address. `POST /v1/chains/{chainId}/safes/{safe_address}/emails` */
export function registerEmail(
  chainId: string,
  safeAddress: string,
  body: { emailAddress: string; signer: string },
  headers: EmailHeaders,
): Promise<void> {
  return send(
    'POST',
    '/v1/chains/{chainId}/safes/{safe_address}/emails',
    { chainId, safe_address: safeAddress },
    { body, headers },
  )
}

/** Changes a signer's e-mail address. `PUT /v1/chains/{chainId}/safes/{safe_address}/emails/{signer}` */
export function changeEmail(
  chainId: string,
  safeAddress: string,
  signerAddress: string,
  body: { emailAddress: string },
  headers: EmailHeaders,
): Promise<void> {
  return send(
    'PUT',
    '/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}',
    { chainId, safe_address: safeAddress, signer: signerAddress },
    { body, headers },
  )
}

/** Has the verification code sent again. `POST /v1/chains/{chainId}/safes/{safe_address}/emails/{signer}/verify-resend` */
export function resendEmailVerificationCode(
  chainId: string,
  safeAddress: string,
  signerAddress: string,
): Promise<void> {
  return send(
    'POST',
    '/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}/verify-resend',
    { chainId, safe_address: safeAddress, signer: signerAddress },
    { body: '' },
  )
}

/** Verifies an e-mail address. `PUT /v1/chains/{chainId}/safes/{safe_address}/emails/{signer}/verify` */
export function verifyEmail(
  chainId: string,
  safeAddress: string,
  signerAddress: string,
  body: { code: string },
): Promise<void> {
  return send(
    'PUT',
    '/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}/verify',
    { chainId, safe_address: safeAddress, signer: signerAddress },
    { body },
  )
}

/** Reads a signer's e-mail address. `GET /v1/chains/{chainId}/safes/{safe_address}/emails/{signer}` */
export function getRegisteredEmail(
  chainId: string,
  safeAddress: string,
  signerAddress: string,
  headers: EmailHeaders,
): Promise<RegisteredEmail> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}',
    { chainId, safe_address: safeAddress, signer: signerAddress },
    { headers },
  )
}

/** Deletes a signer's e-mail address. `DELETE /v1/chains/{chainId}/safes/{safe_address}/emails/{signer}` */
export function deleteRegisteredEmail(
  chainId: string,
  safeAddress: string,
  signerAddress: string,
  headers: EmailHeaders,
): Promise<void> {
  return send(
    'DELETE',
    '/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}',
    { chainId, safe_address: safeAddress, signer: signerAddress },
    { headers },
  )
}

/** Registers a recovery module for alerts. `POST /v1/chains/{chainId}/safes/{safe_address}/recovery` */
export function registerRecoveryModule(
  chainId: string,
  safeAddress: string,
  body: { moduleAddress: string },
): Promise<void> {
  return send(
    'POST',
    '/v1/chains/{chainId}/safes/{safe_address}/recovery',
    { chainId, safe_address: safeAddress },
    { body },
  )
}
