import { registeredEmailSchema } from '../entities/accounts.ts'
import { registerRecoveryModuleBodySchema } from '../requests/accounts.ts'
import {
  changeEmailBodySchema,
  registerEmailBodySchema,
  verifyEmailBodySchema,
} from '../requests/emails.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import { signatureHeaders } from './parameters.ts'

export const emailsCalls = defineCalls({
  registerEmail: {
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/emails',
    summary: "Registers an owner's address for alerts about a safe.",
    headers: signatureHeaders,
    body: registerEmailBodySchema,
    status: 201,
    published: {
      names: { safeAddress: 'safe_address' },
      body: '{ emailAddress: string; signer: string }',
      headers: 'EmailHeaders',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      emailAddress: 'owner@example.com',
      signer: examples.owner,
      headers: {
        'Safe-Wallet-Signature': examples.signature,
        'Safe-Wallet-Signature-Timestamp': '1700000000000',
      },
    },
  },
  changeEmail: {
    method: 'PUT',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
    summary: "Changes an owner's address for alerts.",
    headers: signatureHeaders,
    body: changeEmailBodySchema,
    status: 202,
    published: {
      names: { safeAddress: 'safe_address', signerAddress: 'signer' },
      body: '{ emailAddress: string }',
      headers: 'EmailHeaders',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      signerAddress: examples.owner,
      emailAddress: 'new.owner@example.com',
      headers: {
        'Safe-Wallet-Signature': examples.signature,
        'Safe-Wallet-Signature-Timestamp': '1700000000000',
      },
    },
  },
  resendEmailVerificationCode: {
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify-resend',
    summary: 'Requests a new verification code.',
    status: 202,
    published: {
      names: { safeAddress: 'safe_address', signerAddress: 'signer' },
      text: '',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      signerAddress: examples.owner,
    },
  },
  getRegisteredEmail: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
    summary: "Reads an owner's address for alerts.",
    headers: signatureHeaders,
    answer: registeredEmailSchema,
    published: {
      names: { safeAddress: 'safe_address', signerAddress: 'signer' },
      headers: 'EmailHeaders',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      signerAddress: examples.owner,
      headers: {
        'Safe-Wallet-Signature': examples.signature,
        'Safe-Wallet-Signature-Timestamp': '1700000000000',
      },
    },
  },
  verifyEmail: {
    method: 'PUT',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify',
    summary: 'Proves the ownership of an e-mail address with its code.',
    body: verifyEmailBodySchema,
    status: 204,
    published: {
      names: { safeAddress: 'safe_address', signerAddress: 'signer' },
      body: '{ code: string }',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      signerAddress: examples.owner,
      code: '123456',
    },
  },
  deleteRegisteredEmail: {
    method: 'DELETE',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
    summary: "Deletes an owner's address for alerts.",
    headers: signatureHeaders,
    status: 204,
    published: {
      names: { safeAddress: 'safe_address', signerAddress: 'signer' },
      headers: 'EmailHeaders',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      signerAddress: examples.owner,
      headers: {
        'Safe-Wallet-Signature': examples.signature,
        'Safe-Wallet-Signature-Timestamp': '1700000000000',
      },
    },
  },
  registerRecoveryModule: {
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/recovery',
    summary: 'Subscribes to alerts when a recovery of the safe begins.',
    details:
      "Newer gateways want the sign-in cookie: pass `credentials: 'include'`.",
    body: registerRecoveryModuleBodySchema,
    published: {
      names: { safeAddress: 'safe_address' },
      body: '{ moduleAddress: string }',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      moduleAddress: examples.module,
      credentials: 'include',
    },
  },
  deleteRecoveryModule: {
    method: 'DELETE',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}',
    summary: 'Ends alerts about recoveries.',
    details: "Gateways want the sign-in cookie: pass `credentials: 'include'`.",
    status: 204,
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      moduleAddress: examples.module,
      credentials: 'include',
    },
  },
})
